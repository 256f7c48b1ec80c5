import { RETRY_AFTER_SECONDS } from '#src/contract/errors.ts'
import { sendHttpError } from './error-response.ts'
import type { RequestContext } from '#src/server/request/request-context.ts'
import { responseHeaders } from './response-headers.ts'

type Probe = 'health' | 'ready' | 'metrics'

const PROBES = new Map<string, Probe>([
  ['/api/health', 'health'],
  ['/api/ready', 'ready'],
  ['/api/metrics', 'metrics'],
])

export function probeOf(path: string): Probe | undefined {
  return PROBES.get(path)
}

/** `/api/health`: process; `/api/ready`: database; `/api/metrics`: with a token. None involves Next. */
export async function respondToProbe(
  probe: Probe,
  context: RequestContext,
  onNotReady: (error: unknown) => void,
): Promise<void> {
  const { method, server } = context
  if (probe === 'metrics') {
    return server.metrics?.respond(context) ?? sendHttpError(context, { status: 404 })
  }
  if (method !== 'GET' && method !== 'HEAD') {
    return sendHttpError(context, { status: 405, headers: { Allow: 'GET, HEAD' } })
  }
  if (probe === 'health') return sendStatus(context, 'ok')
  try {
    await server.checkReady()
  } catch (error) {
    onNotReady(error)
    const headers = { 'Retry-After': String(RETRY_AFTER_SECONDS) }
    return sendHttpError(context, { status: 503, headers })
  }
  sendStatus(context, 'ready')
}

function sendStatus(context: RequestContext, status: 'ok' | 'ready'): void {
  const { res } = context
  const body = JSON.stringify({ status })
  const own = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const headers = responseHeaders(context, { status: 200, headers: own })
  res.writeHead(200, headers).end(body)
}
