/** @public by name, where the windows load this file late */
export { Help as Late } from './Help.tsx'
