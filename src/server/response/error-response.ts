import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ERROR_STATUS, ERROR_TEXT } from '#src/contract/errors.ts'
import type { ErrorBody, ErrorCode } from '#src/contract/errors.ts'
import { respondsWithJson, isDocumentArea } from '#src/server/request/area.ts'
import type { RequestContext } from '#src/server/request/request-context.ts'
import { responseHeaders } from './response-headers.ts'
import { plainPage } from '#src/lib/http/plain-page.ts'

export type HttpError = {
  status: number
  message?: string
  headers?: Record<string, string>
  /** The rest of the request is not read: the connection closes with the response. */
  close?: boolean
}

const CODES = Object.entries(ERROR_STATUS) as [ErrorCode, number][]

/** The message for a status: the contract's, else the HTTP reason phrase. */
export function messageForStatus(status: number): string {
  const code = CODES.find(([, value]) => value === status)?.[0]
  return code === undefined ? (STATUS_CODES[status] ?? 'Error') : ERROR_TEXT[code]
}

export const errorJson = (message: string) => JSON.stringify({ message } satisfies ErrorBody)

/** Responds without the application: `{message}` for the API, a page for a browser, else a plain line. */
export function sendHttpError(context: RequestContext, error: HttpError): void {
  const { req, res } = context
  const { status, message = messageForStatus(status), headers = {}, close = false } = error
  if (res.headersSent) {
    if (res.writableFinished) req.socket.destroySoon()
    else res.once('finish', () => req.socket.destroySoon())
    return
  }
  if (close) closeAfterResponse(context)
  sendLocalResponse(context, { status, headers, ...errorContent(context, status, message) })
}

type LocalResponse = {
  status: number
  headers?: Record<string, string>
  type: string
  body: string
}

/** A response without the application, which no cache stores. */
export function sendLocalResponse(
  context: RequestContext,
  { status, headers, type, body }: LocalResponse,
): void {
  const own = { 'content-type': type, 'content-length': Buffer.byteLength(body) }
  const all = responseHeaders(context, { status, headers: { ...own, ...headers } })
  context.res.writeHead(status, { ...all, 'cache-control': 'no-store' }).end(body)
}

function errorContent(context: RequestContext, status: number, message: string) {
  if (respondsWithJson(context.area)) return { type: 'application/json', body: errorJson(message) }
  if (acceptsHtml(context)) {
    return { type: 'text/html; charset=utf-8', body: errorPage(status, message) }
  }
  return { type: 'text/plain; charset=utf-8', body: `${message}\n` }
}

/** Closes the connection after the response. */
export function closeAfterResponse({ req, res }: Pick<RequestContext, 'req' | 'res'>): void {
  res.setHeader('Connection', 'close')
  enableLingeringClose(req.socket)
}

const LINGER_MS = 5000

/** Closing a socket with unread data resets it, and the client would lose the response: reads for a limited time. */
export function enableLingeringClose(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end()
    const timer = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('close', () => clearTimeout(timer))
  }
}

type PageText = { title: string; text: string }

const PAGE_TEXTS: Record<number, PageText> = {
  500: {
    title: 'Something Went Wrong',
    text: 'This page could not be loaded. The problem is on our side. Trying again in a moment usually helps.',
  },
  503: {
    title: 'Back in a Moment',
    text: 'The site is not ready at the moment. Please try again shortly.',
  },
}

/** Whether a browser requests a page, at an address that has pages. */
const acceptsHtml = ({ area, req }: Pick<RequestContext, 'area' | 'req'>): boolean =>
  (isDocumentArea(area) || area === 'payload') &&
  (req.headers.accept?.includes('text/html') ?? false)

/** An error page rendered without the application, which may be the part that failed. */
function errorPage(status: number, message: string): string {
  const words = PAGE_TEXTS[status] ?? { title: STATUS_CODES[status] ?? 'Error', text: message }
  return plainPage({
    ...words,
    comment: `status ${status}`,
    links: [
      // An empty href is the current page.
      { href: '', label: 'Try Again' },
      { href: '/', label: 'Back to Home' },
    ],
  })
}
