import 'server-only'
import { openActiveResume } from '#src/services/media/open-file.ts'
import { countPageView, countResumeDownload } from '#src/services/page-views/page-views.ts'
import type { VisitorFingerprint } from '#src/services/page-views/page-views.ts'
import { finishSignIn, startSignIn } from '#src/services/auth/sign-in.ts'
import { signOut } from '#src/services/auth/sign-out.ts'
import { fileResponse } from './file-response.ts'
import type { HandlerOf } from './handler.ts'
import { navigationOf } from './navigation-response.ts'

// The calls that need more of the request than their input.

export const login: HandlerOf<'login'> = (input, request) =>
  startSignIn({ ...input, visit: navigationOf(request) })

export const loginCallback: HandlerOf<'loginCallback'> = (_input, request) =>
  finishSignIn({ visit: navigationOf(request), query: new URL(request.url).searchParams })

export const logout: HandlerOf<'logout'> = (_input, request) => signOut(navigationOf(request))

export const createVisit: HandlerOf<'createVisit'> = ({ actor, client, body }, request) =>
  countPageView({ actor, ...body, fingerprint: pageVisitorOf(client, request) })

export const downloadResume: HandlerOf<'downloadResume'> = async ({ actor, client }, request) => {
  const file = await openActiveResume()
  // Not awaited, so that counting does not delay the download.
  void countResumeDownload({
    actor,
    fingerprint: pageVisitorOf(client, request),
    isPart: isPartialRequest(request),
  })
  return fileResponse(request, file)
}

/** The server in front writes the events (`server/changes`), and repeats the request to check the session. */
export const followChanges: HandlerOf<'followChanges'> = async () =>
  new Response(null, {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      // nginx would keep events back until its buffer is full.
      'X-Accel-Buffering': 'no',
    },
  })

const pageVisitorOf = (client: string, request: Request): VisitorFingerprint => ({
  client,
  userAgent: request.headers.get('user-agent') ?? '',
})

/** Whether the request is a HEAD, or a range that does not start at the first byte. */
const isPartialRequest = ({ method, headers }: Request): boolean =>
  method !== 'GET' || !/^(bytes=0-|$)/.test(headers.get('range') ?? '')
