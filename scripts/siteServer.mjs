// Serves the built site from a thread of its own: what drives the browser would delay every answer.
import { parentPort } from 'node:worker_threads'
import { preview } from 'vite'

/** A page with one card and nothing else: what a machine needs at least. */
const LEAST = `<!doctype html><body><p data-pile="stock">0</p><script>
  const card = document.querySelector('p')
  card.dataset.card = 'QC'
  addEventListener('pointerup', () => card.textContent++)
</script>`

/** @type {import('vite').Plugin} */
const least = {
  name: 'least',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/least', (_, response) => response.setHeader('content-type', 'text/html').end(LEAST))
  },
}

const server = await preview({
  logLevel: 'error',
  plugins: [least],
  preview: { host: '127.0.0.1', port: 4410, strictPort: false },
})
parentPort?.postMessage(server.resolvedUrls?.local[0])
