import { RETRY_AFTER_SECONDS } from '#src/contract/errors.ts'
import { sendHttpError, sendLocalResponse } from './error-response.ts'
import type { RequestContext } from '#src/server/request/request-context.ts'

type Probe = 'health' | 'ready' | 'metrics'

const PROBES = new Map<string, Probe>([
  ['/api/health', 'health'],
  ['/api/ready', 'ready'],
  ['/api/metrics', 'metrics'],
])

export const probeOf = (path: string) => PROBES.get(path)

/** `/api/health`: process; `/api/ready`: database; `/api/metrics`: with a token. None involves Next. */
export async function respondToProbe(probe: Probe, context: RequestContext): Promise<void> {
  const { method, id, server } = context
  if (probe === 'metrics') {
    return server.metrics?.respond(context) ?? sendHttpError(context, { status: 404 })
  }
  if (method !== 'GET' && method !== 'HEAD') {
    return sendHttpError(context, { status: 405, headers: { Allow: 'GET, HEAD' } })
  }
  const send = (state: 'ok' | 'ready') =>
    sendLocalResponse(context, {
      status: 200,
      type: 'application/json',
      body: JSON.stringify({ status: state }),
    })
  if (probe === 'health') return send('ok')
  try {
    await server.checkReady()
  } catch (err) {
    server.logger.warn({ err, requestId: id }, 'not ready')
    const headers = { 'Retry-After': String(RETRY_AFTER_SECONDS) }
    return sendHttpError(context, { status: 503, headers })
  }
  send('ready')
}
