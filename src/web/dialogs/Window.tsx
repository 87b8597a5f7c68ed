import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { CloseIcon } from '../icons.tsx'
import { closeDialog, type DialogName } from './open.ts'

interface Props {
  readonly title: string
  readonly close: string
  readonly name: DialogName
  readonly children: ComponentChildren
}

const SWIPE = 70

/** A native dialog: closed by its button, Escape, Back, a press outside, or a swipe down on a phone. */
export function Window({ title, close, name, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget | null>(null)
  useLayoutEffect(() => {
    const opened = dialog.current as HTMLDialogElement
    opened.showModal()
    return () => opened.close()
  }, [])
  return (
    // A press on the backdrop is a press on the dialog itself: Escape is its equal on the keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      class={`window ${name}`}
      aria-labelledby="window-title"
      onClose={() => closeDialog(name)}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={({ target }) => {
        if (target === dialog.current && pressed.current === target) dialog.current?.close()
      }}
    >
      <div class="sheet">
        <header onPointerDown={(event) => startSwipe(event, dialog.current as HTMLDialogElement)}>
          <h2 id="window-title" tabIndex={-1} autofocus>
            {title}
          </h2>
          <button type="button" class="round" aria-label={close} title={close} onClick={() => dialog.current?.close()}>
            <CloseIcon />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}

function startSwipe(event: PointerEvent, dialog: HTMLDialogElement): void {
  if (event.pointerType !== 'touch' || (event.target as Element).closest('button') !== null) return
  const header = event.currentTarget as HTMLElement
  header.setPointerCapture(event.pointerId)
  const distance = (to: PointerEvent): number => Math.max(0, to.clientY - event.clientY)
  const move = (to: PointerEvent): void => {
    dialog.style.translate = `0 ${distance(to)}px`
  }
  const end = (to: PointerEvent): void => {
    header.removeEventListener('pointermove', move)
    header.removeEventListener('pointerup', end)
    header.removeEventListener('pointercancel', end)
    dialog.style.translate = ''
    if (to.type === 'pointerup' && distance(to) > SWIPE) dialog.close()
  }
  header.addEventListener('pointermove', move)
  header.addEventListener('pointerup', end)
  header.addEventListener('pointercancel', end)
}
