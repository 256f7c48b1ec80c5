import { STATUS_CODES } from 'node:http'
import { ERROR_STATUS, ERROR_TEXT } from '#src/contract/errors.ts'
import type { ErrorBody, ErrorCode } from '#src/contract/errors.ts'
import { LENGTH_HEADER } from '#src/contract/length-header.ts'
import { answersJson } from './area.ts'
import { errorPage, isSeen } from './error-page.ts'
import type { Exchange, ServerContext } from './exchange.ts'
import { settleHeaders } from './settle-headers.ts'

export type Refusal = {
  status: number
  message?: string
  headers?: Record<string, string>
  /** The rest of the request is not wanted: the connection ends with the answer. */
  close?: boolean
}

const CODES = Object.entries(ERROR_STATUS) as [ErrorCode, number][]

/** The sentence for a status: the contract's, else HTTP's own words. */
export function messageFor(status: number): string {
  const code = CODES.find(([, value]) => value === status)?.[0]
  return code === undefined ? (STATUS_CODES[status] ?? 'Error') : ERROR_TEXT[code]
}

export const errorBody = (message: string) => JSON.stringify({ message } satisfies ErrorBody)

/** What may be set already, and is true of the answer that is not sent. */
export const OF_THE_ANSWER = [
  'ETag',
  'Last-Modified',
  'Content-Encoding',
  'Location',
  LENGTH_HEADER,
]

/** Answers without asking the application: `{message}` for the API, for pages one that says it, else a plain line. */
export function refuse(exchange: Exchange, context: ServerContext, refusal: Refusal): void {
  const { res } = exchange
  const { status, message = messageFor(status), headers = {}, close = false } = refusal
  if (!exchange.takeOver()) {
    res.destroy()
    return
  }
  for (const name of OF_THE_ANSWER) res.removeHeader(name)
  const { type, body } = inTheFormOf(exchange, status, message)
  res.statusCode = status
  res.setHeader('Content-Type', type)
  res.setHeader('Content-Length', Buffer.byteLength(body))
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  if (close) closeAfterAnswer(exchange)
  settleHeaders(exchange, context)
  res.setHeader('Cache-Control', 'no-store')
  res.end(body)
}

/** An error as its visitor can read it: JSON for the API, a page for eyes, else a plain line. */
export function inTheFormOf(exchange: Exchange, status: number, message: string) {
  if (answersJson(exchange.area)) return { type: 'application/json', body: errorBody(message) }
  if (isSeen(exchange)) {
    return { type: 'text/html; charset=utf-8', body: errorPage(status, message) }
  }
  return { type: 'text/plain; charset=utf-8', body: `${message}\n` }
}

const LINGER_MS = 2000

/**
 * Ends the connection after the answer, but not at once: closing a socket with unread data resets it, and
 * the visitor would lose the answer. Until then whatever still arrives is dropped (see limitBody).
 */
export function closeAfterAnswer({ res }: Exchange): void {
  res.setHeader('Connection', 'close')
  const socket = res.socket
  if (socket === null) return
  socket.destroySoon = () => {
    socket.end()
    const timer = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('close', () => clearTimeout(timer))
  }
}
