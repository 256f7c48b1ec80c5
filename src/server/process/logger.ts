import { pino } from 'pino'
import type { Logger } from 'pino'
import { LOG_FORM, terminalLog } from '#src/lib/log-form.ts'

export type { Logger }

/** Log of the server. Callers choose the fields, and never log headers, cookies, queries or bodies. */
export const createLogger = (level: string): Logger => pino({ ...LOG_FORM, level }, terminalLog())
