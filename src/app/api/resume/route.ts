import { calls } from '#src/contract/api/calls.ts'
import { fileResponse } from '#src/http/file-response.ts'
import { isPartialRequest, pageVisitorOf } from '#src/http/page-visitor.ts'
import { route } from '#src/http/route.ts'
import { openActiveResume } from '#src/services/media/open-file.ts'
import { countResumeDownload } from '#src/services/page-views/page-views.ts'

export const GET = route(calls.downloadResume, async ({ actor, request }) => {
  const file = await openActiveResume()
  // Not awaited, so that counting does not delay the download.
  void countResumeDownload({
    actor,
    fingerprint: pageVisitorOf(request),
    isPart: isPartialRequest(request),
  })
  return fileResponse(request, file)
})
