import type { Language, Messages } from '../i18n/index.ts'

/** The file with the manifest in a language, beside the page. */
export function manifestFile(language: Language): string {
  return `manifest-${language}.webmanifest`
}

/** What the system is told of the game when it is installed. Addresses are relative: it is one game wherever it stands. */
export function makeManifest({ language, direction, install, menu }: Messages): object {
  const icon = (size: number, purpose: string) => ({
    src: `icons/${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    name: install.name,
    short_name: install.shortName,
    description: install.description,
    lang: language,
    dir: direction,
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#17523b',
    theme_color: '#17523b',
    categories: ['games'],
    shortcuts: [{ name: menu.daily, url: './#daily', icons: [icon(192, 'any')] }],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  }
}
