import type { ComponentChildren } from 'preact'
import type { Outlook } from '../i18n/index.ts'

export function Icon({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}

export const NewIcon = () => (
  <Icon>
    <path d="M7 3.5h8.2a1.8 1.8 0 0 1 1.8 1.8v12.4a1.8 1.8 0 0 1-1.8 1.8H7a1.8 1.8 0 0 1-1.8-1.8V5.3A1.8 1.8 0 0 1 7 3.5zM11.1 8.6v5.8M8.2 11.5H14M19.8 6.5v13.2a1.8 1.8 0 0 1-1.8 1.8H9" />
  </Icon>
)
export const UndoIcon = () => (
  <Icon>
    <path d="M8.5 4.5 4 9l4.5 4.5M4.5 9h9.2a5.3 5.3 0 0 1 0 10.6H9" />
  </Icon>
)
export const RedoIcon = () => (
  <Icon>
    <path d="M15.5 4.5 20 9l-4.5 4.5M19.5 9h-9.2a5.3 5.3 0 0 0 0 10.6H15" />
  </Icon>
)
export const HintIcon = () => (
  <Icon>
    <path d="M9.4 17.5v-1.700c0-1.1-.5-1.9-1.3-2.700a5.6 5.6 0 1 1 7.8 0c-.8.8-1.3 1.6-1.3 2.700v1.700zM10 20.500h4" />
  </Icon>
)
const OUTLOOKS = {
  won: 'M8 12.3 11 15.3 16.3 9',
  lost: 'M9 9l6 6M15 9l-6 6',
  unknown: 'M9.7 9.700a2.4 2.4 0 1 1 3.3 2.200c-.7.3-1 .8-1 1.600M12 16.300v.1',
  searching: 'M8.3 12v.1M12 12v.1M15.7 12v.1',
}
export const OutlookIcon = ({ outlook = 'unknown' }: { readonly outlook: Outlook | undefined }) => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d={OUTLOOKS[outlook]} />
  </Icon>
)
export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
)
export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6 6 18" />
  </Icon>
)
