import { fileCalls } from '#src/contract/api/calls.ts'
import { fileResponse } from '#src/http/file-response.ts'
import { route } from '#src/http/route.ts'
import { openFile } from '#src/services/media/open-file.ts'

export const GET = route(fileCalls.openMedia, async ({ actor, key, v }, request) =>
  fileResponse(request, await openFile({ actor, kind: 'media', key, version: v })),
)
