export { Backup as Late } from './Backup.tsx'
