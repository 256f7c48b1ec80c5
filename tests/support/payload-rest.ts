import { fileIp, ORIGIN } from './requests.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS'
type Sent = { headers?: Record<string, string>; body?: BodyInit; duplex?: string }

/** Sends a request to Payload's REST API through the route that Next resolves. */
export async function sendToPayload(request: Request): Promise<Response> {
  const routes = await import('#src/app/(payload)/payload/api/[...slug]/route.ts')
  const slug = new URL(request.url).pathname.split('/').slice(3).map(decodeURIComponent)
  return routes[request.method as Method](request, { params: Promise.resolve({ slug }) })
}

/**
 * Requests Payload's REST API as our own pages would.
 * @param path after `/payload/api`
 */
export const askPayload = (method: string, path: string, { headers = {}, ...sent }: Sent = {}) =>
  sendToPayload(
    new Request(`${ORIGIN}/payload/api${path}`, {
      method,
      headers: {
        origin: ORIGIN,
        'sec-fetch-site': 'same-origin',
        'x-folio-client': fileIp(),
        ...headers,
      },
      ...(method === 'GET' ? {} : sent),
    }),
  )
