import './statistics.css'

export { Statistics as Late } from './Statistics.tsx'
