const DEPTH = 5

export type SerializedError = {
  type: string
  message: string
  code?: string
  /** With $1 in place of every value. */
  query?: string
  stack?: string
  cause?: SerializedError
}

/** Database errors carry values (a draft, a message, an address) in message and detail, so only safe fields are copied. */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' }
  const { code, query } = error as { code?: unknown; query?: unknown }
  const isQuery = typeof query === 'string' && 'params' in error
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: isQuery ? 'Failed query' : error.message,
    ...(typeof code === 'string' ? { code } : {}),
    ...(isQuery ? { query } : {}),
    ...stackFrames(error),
    ...(error.cause !== undefined && depth < DEPTH
      ? { cause: serializeError(error.cause, depth + 1) }
      : {}),
  }
}

/** The stack without the message, which it repeats. */
function stackFrames({ stack = '', message }: Error): { stack?: string } {
  const at = stack.indexOf(message)
  const frames = at < 0 ? '' : stack.slice(at + message.length).trim()
  return frames.startsWith('at ') ? { stack: frames } : {}
}
