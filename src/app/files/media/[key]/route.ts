import { fileCalls } from '#src/contract/api/calls.ts'
import { fileResponse } from '#src/http/file-response.ts'
import { route } from '#src/http/route.ts'
import { openMedia } from '#src/services/media/open-file.ts'

export const GET = route(fileCalls.openMedia, async ({ key, v }, request) =>
  fileResponse(request, await openMedia(key, v)),
)
