import 'server-only'
import { callSubjects } from '#src/contract/api/calls.ts'
import { internalCalls } from '#src/contract/api/internal-calls.ts'
import { callFinder } from '#src/contract/call-finder.ts'
import type { Call } from '#src/contract/call.ts'
import { callServices } from './call-services.ts'
import type { Handler, Subjects } from './handler.ts'
import { route } from './route.ts'

const subjects = { ...callSubjects, internal: internalCalls } satisfies Subjects
const find = callFinder(
  Object.entries(subjects).flatMap(([subject, calls]) =>
    Object.entries<Call>(calls).map(([name, call]) => ({
      ...call,
      answer: route(call, async (input, request) => {
        const services = await callServices[subject as keyof Subjects]()
        const handle = Reflect.get(services, name) as Handler<Call>
        return handle(input, request)
      }),
    })),
  ),
)

/** The server in front writes bodies of unknown paths (404) and other methods (405). */
export async function answerCall(request: Request): Promise<Response> {
  const found = find(new URL(request.url).pathname)
  if (!found) return new Response(null, { status: 404 })
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const call = found.calls.find((one) => one.method === method)
  if (!call) return new Response(null, { status: 405 })
  const params = Object.fromEntries<string>(
    Object.entries(found.params).map(([name, value]) => [name, decodeURIComponent(value)] as const),
  )
  return call.answer(request, { params: Promise.resolve(params) })
}
