import 'server-only'
import { callSubjects } from '#src/contract/api/calls.ts'
import { internalCalls } from '#src/contract/api/internal-calls.ts'
import { callFinder } from '#src/contract/call-finder.ts'
import type { Call } from '#src/contract/call.ts'
import type { Handler, Handlers, Subjects } from './handler.ts'
import { route } from './route.ts'

/** Loads the handlers of a subject at its first call: a site without edits never loads the import code. */
const load: { [Subject in keyof Subjects]: () => Promise<Handlers<Subject>> } = {
  posts: async () => (await import('./handlers/post-handlers.ts')).postHandlers,
  projects: async () => (await import('./handlers/project-handlers.ts')).projectHandlers,
  messages: async () => (await import('./handlers/message-handlers.ts')).messageHandlers,
  site: async () => (await import('./handlers/site-handlers.ts')).siteHandlers,
  sessions: async () => (await import('./handlers/session-handlers.ts')).sessionHandlers,
  media: async () => (await import('./handlers/media-handlers.ts')).mediaHandlers,
  resumes: async () => (await import('./handlers/resume-handlers.ts')).resumeHandlers,
  profile: async () => (await import('./handlers/profile-handlers.ts')).profileHandlers,
  announcement: async () =>
    (await import('./handlers/announcement-handlers.ts')).announcementHandlers,
  activity: async () => (await import('./handlers/activity-handlers.ts')).activityHandlers,
  archives: async () => (await import('./handlers/archive-handlers.ts')).archiveHandlers,
  imports: async () => (await import('./handlers/import-handlers.ts')).importHandlers,
  internal: async () => (await import('./handlers/internal-handlers.ts')).internalHandlers,
}

const subjects = { ...callSubjects, internal: internalCalls } satisfies Subjects
const find = callFinder(
  Object.entries(subjects).flatMap(([subject, calls]) =>
    Object.entries<Call>(calls).map(([name, call]) => ({
      ...call,
      answer: route(call, async (input, request) => {
        const handle = Reflect.get(await load[subject as keyof Subjects](), name) as Handler<Call>
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
