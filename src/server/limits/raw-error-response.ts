import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { contentSecurityPolicy } from '#src/server/security/csp.ts'
import { ALLOWED_METHODS } from './validate-request.ts'
import { errorJson, messageForStatus } from '#src/server/response/error-response.ts'
import { securityHeaders } from '#src/server/security/security-headers.ts'

const STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

export const statusOfParseError = (code: string | undefined) => STATUS[code ?? ''] ?? 400

const LINGER_MS = 1000

/** Responds on a bare socket when the request could not be parsed, with the same headers as any other response. */
export function sendRawError(
  socket: Duplex,
  { status, siteUrl }: { status: number; siteUrl: string },
): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const body = errorJson(messageForStatus(status))
  const headers = {
    ...securityHeaders(siteUrl),
    'content-security-policy': contentSecurityPolicy({ area: 'api' }),
    'x-request-id': randomUUID(),
    'cache-control': 'no-store',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    ...(status === 405 && { allow: ALLOWED_METHODS }),
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`)
  const timer = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.once('close', () => clearTimeout(timer))
}
