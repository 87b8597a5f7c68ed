import { Icon } from '../../icons.tsx'

export const PreviousIcon = () => (
  <Icon>
    <path d="M14.5 5.5 8 12l6.5 6.5" />
  </Icon>
)
export const NextIcon = () => (
  <Icon>
    <path d="M9.5 5.5 16 12l-6.5 6.5" />
  </Icon>
)
export const WonIcon = () => (
  <Icon>
    <path d="M5.5 12.5 10 17l8.5-9.5" />
  </Icon>
)
