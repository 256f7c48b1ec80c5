import pino from 'pino'
import type { LoggerOptions } from 'pino'
import { env } from '#src/env.ts'
import { LOG_FORM, terminalLog } from '#src/lib/log-form.ts'
import { serializeError } from './error-serializer.ts'

export const logOptions: LoggerOptions = {
  ...LOG_FORM,
  level: env.LOG_LEVEL,
  serializers: { err: (error: unknown) => serializeError(error) },
  redact: ['*.password', '*.token', '*.cookie'],
}

/** Log of the services and of Payload: never with bodies, cookies or tokens. */
export const logger = pino(logOptions, terminalLog())
