import './games.css'

export { Games as Late } from './Games.tsx'
