import { calls } from '#src/contract/calls.ts'
import { fileResponse } from '#src/http/file-response.ts'
import { isPartOfFile, readerOf } from '#src/http/reader.ts'
import { route } from '#src/http/route.ts'
import { openActiveResume } from '#src/services/files.ts'
import { countDownload } from '#src/services/visits.ts'

export const GET = route(calls.downloadResume, async ({ actor, request }) => {
  const file = await openActiveResume()
  // Not waited for: nobody's download stands in line to be counted.
  void countDownload({ actor, reader: readerOf(request), isPart: isPartOfFile(request) })
  return fileResponse(request, file)
})
