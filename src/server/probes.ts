import { RETRY_AFTER_SECONDS } from '#src/contract/errors.ts'
import type { Exchange, ServerContext } from './exchange.ts'
import { refuse } from './refuse.ts'
import { settleHeaders } from './settle-headers.ts'

export type Probe = 'health' | 'ready'

export function probeOf(path: string): Probe | undefined {
  if (path === '/api/health') return 'health'
  return path === '/api/ready' ? 'ready' : undefined
}

/** `/api/health`: this process answers. `/api/ready`: and its database does. Neither asks Next. */
export async function answerProbe(
  probe: Probe,
  exchange: Exchange,
  context: ServerContext,
  onNotReady: (error: unknown) => void,
): Promise<void> {
  const { method } = exchange
  if (method !== 'GET' && method !== 'HEAD') {
    return refuse(exchange, context, { status: 405, headers: { Allow: 'GET, HEAD' } })
  }
  if (probe === 'health') return answerOk(exchange, context, 'ok')
  try {
    await context.checkReady()
  } catch (error) {
    onNotReady(error)
    const headers = { 'Retry-After': String(RETRY_AFTER_SECONDS) }
    return refuse(exchange, context, { status: 503, headers })
  }
  answerOk(exchange, context, 'ready')
}

function answerOk(exchange: Exchange, context: ServerContext, status: 'ok' | 'ready'): void {
  const { res } = exchange
  const body = JSON.stringify({ status })
  res.statusCode = 200
  res.setHeader('Content-Type', 'application/json')
  res.setHeader('Content-Length', Buffer.byteLength(body))
  settleHeaders(exchange, context)
  res.end(body)
}
