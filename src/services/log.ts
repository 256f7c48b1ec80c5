import pino from 'pino'
import { env } from '#src/env.ts'

/** Log of the services: one JSON line each, never with bodies, cookies or tokens. */
export const logger = pino({
  level: env.LOG_LEVEL,
  base: null,
  redact: [
    '*.password',
    '*.token',
    '*.cookie',
    'err.config',
    'err.client',
    'err.params',
    'err.query',
  ],
})
