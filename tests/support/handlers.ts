import { fileCalls } from '#src/contract/api/calls.ts'
import type { Call } from '#src/contract/call.ts'

export type Handler = (request: Request) => Promise<Response>

/** The route that answers a call, as Next resolves it: by the path of the request. */
export async function handlerOf(call: Call): Promise<Handler> {
  const files = Object.values<Call>(fileCalls)
  if (!files.includes(call)) return (await import('#src/app/api/[...path]/route.ts'))[call.method]
  const { GET } =
    call === fileCalls.openMedia
      ? await import('#src/app/files/media/[key]/route.ts')
      : await import('#src/app/files/resumes/[key]/route.ts')
  return (request) => {
    const key = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '')
    return GET(request, { params: Promise.resolve({ key }) })
  }
}
