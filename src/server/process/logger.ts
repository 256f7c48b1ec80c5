import { pino } from 'pino'
import type { Logger } from 'pino'

export type { Logger }

/** JSON lines on stdout. Callers choose the fields, and never log headers, cookies, queries or bodies. */
export const createLogger = (level: string): Logger =>
  pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
