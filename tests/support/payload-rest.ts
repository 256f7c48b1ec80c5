import { fileAddress, ORIGIN } from './requests.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS'
type Sent = { headers?: Record<string, string>; body?: BodyInit; duplex?: string }

/** Hands a request to Payload's REST through the route that Next finds. */
export async function sendToPayload(request: Request): Promise<Response> {
  const routes = await import('#src/app/(payload)/payload/api/[...slug]/route.ts')
  const slug = new URL(request.url).pathname.split('/').slice(3).map(decodeURIComponent)
  return routes[request.method as Method](request, { params: Promise.resolve({ slug }) })
}

/** Asks Payload's REST as our own pages would. @param path after `/payload/api` */
export const askPayload = (method: string, path: string, { headers = {}, ...sent }: Sent = {}) =>
  sendToPayload(
    new Request(`${ORIGIN}/payload/api${path}`, {
      method,
      headers: {
        origin: ORIGIN,
        'sec-fetch-site': 'same-origin',
        'x-folio-client': fileAddress(),
        ...headers,
      },
      ...(method === 'GET' ? {} : sent),
    }),
  )
