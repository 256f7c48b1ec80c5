import pino from 'pino'
import type { LoggerOptions } from 'pino'
import { env } from '#src/env.ts'
import { serializeError } from './error-serializer.ts'

export const logOptions: LoggerOptions = {
  level: env.LOG_LEVEL,
  base: null,
  serializers: { err: (error: unknown) => serializeError(error) },
  redact: ['*.password', '*.token', '*.cookie'],
}

/** Log of the services and of Payload: one JSON line each, never with bodies, cookies or tokens. */
export const logger = pino(logOptions)
