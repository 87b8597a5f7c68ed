import './daily.css'

export { DailyDeal as Late } from './DailyDeal.tsx'
