export const LOG_FORM = {
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
}

/** Prints readable lines on a terminal; undefined elsewhere, where the JSON lines go to stdout. */
export const terminalLog = () => (process.stdout.isTTY ? { write: printReadable } : undefined)

const printReadable = (json: string) => process.stdout.write(readableLine(json))

type Entry = {
  level: number
  time: string
  msg?: string
  err?: { message: string; stack?: string }
  requestId?: string
}

export function readableLine(json: string): string {
  const { level, time, msg = '', err, requestId: _, ...fields } = JSON.parse(json) as Entry
  const text = [
    new Date(time).toTimeString().slice(0, 8),
    ...(level < 40 ? [] : [level < 50 ? WARNING : ERROR]),
    ...(msg === 'request' ? [] : [msg]),
    ...Object.entries(fields).map(readableField),
  ]
  return `${text.join(' ')}${err === undefined ? '' : readableError(err)}\n`
}

const WARNING = '\u001b[33mwarning\u001b[0m'
const ERROR = '\u001b[31merror\u001b[0m'

/** The stack of the server's errors begins with the message, the stack of the services' errors does not. */
const readableError = ({ message, stack = '' }: { message: string; stack?: string }) =>
  `\n  ${stack.includes(message) ? stack : `${message}\n    ${stack}`.trim()}`

const PLAIN = new Set(['method', 'path', 'status'])

const readableField = ([name, value]: [string, unknown]) =>
  PLAIN.has(name) ? String(value) : `${name}=${JSON.stringify(value)}`
