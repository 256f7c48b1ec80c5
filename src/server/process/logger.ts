import { pino } from 'pino'
import type { Logger } from 'pino'

export type { Logger }

/** JSON lines on stdout. Callers choose the fields; headers, cookies, queries and bodies are never among them. */
export const createLogger = (level: string): Logger =>
  pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
