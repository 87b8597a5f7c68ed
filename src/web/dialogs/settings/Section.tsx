import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'

type SectionName = 'play' | 'look' | 'motion' | 'keys'

/** The section that is open, for as long as the page is. */
const openSection = signal<SectionName | undefined>('play')

interface Props {
  readonly name: SectionName
  readonly title: string
  readonly children: ComponentChildren
}

/** Settings that belong together. One section is open at a time, so that the window stays short. */
export function Section({ name, title, children }: Props) {
  const isOpen = openSection.value === name
  return (
    <details
      class="section"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !isOpen) {
          openSection.value = name
          currentTarget.firstElementChild?.scrollIntoView({ block: 'nearest' })
        } else if (!currentTarget.open && isOpen) openSection.value = undefined
      }}
    >
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  )
}
