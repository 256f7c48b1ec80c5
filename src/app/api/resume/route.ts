import { calls } from '#src/contract/calls.ts'
import { fileResponse } from '#src/http/file-response.ts'
import { route } from '#src/http/route.ts'
import { openActiveResume } from '#src/services/files.ts'

export const GET = route(calls.downloadResume, async ({ request }) =>
  fileResponse(request, await openActiveResume()),
)
