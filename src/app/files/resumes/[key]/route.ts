import { fileCalls } from '#src/contract/api/calls.ts'
import { fileResponse } from '#src/http/file-response.ts'
import { route } from '#src/http/route.ts'
import { openResume } from '#src/services/media/open-file.ts'

export const GET = route(fileCalls.openResume, async ({ actor, key }, request) =>
  fileResponse(request, await openResume(actor, key)),
)
