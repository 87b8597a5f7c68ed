import { Icon } from '../icons.tsx'

export const PlayIcon = () => (
  <Icon>
    <path d="M8 5.2v13.6a.6.6 0 0 0 .9.5l10.6-6.8a.6.6 0 0 0 0-1L8.9 4.7a.6.6 0 0 0-.9.5z" />
  </Icon>
)
export const PauseIcon = () => (
  <Icon>
    <path d="M8.5 5v14M15.5 5v14" />
  </Icon>
)
export const BackIcon = () => (
  <Icon>
    <path d="M17.5 5.5v13L8.5 12zM6 5.5v13" />
  </Icon>
)
export const ForwardIcon = () => (
  <Icon>
    <path d="M6.5 5.5v13l9-6.5zM18 5.5v13" />
  </Icon>
)
export const LeaveIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6 6 18" />
  </Icon>
)
export const GoOnIcon = () => (
  <Icon>
    <path d="M5 12h13M13 6.5 18.5 12 13 17.5" />
  </Icon>
)
