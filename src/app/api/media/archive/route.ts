import { calls } from '#src/contract/api/calls.ts'
import { clientAddress } from '#src/http/client-address.ts'
import { downloadResponse } from '#src/http/download-response.ts'
import { route } from '#src/http/route.ts'
import { openMediaArchive } from '#src/services/media/media-archive.ts'

export const GET = route(calls.downloadMediaArchive, async ({ actor, query, request }) => {
  const client = clientAddress(request)
  const { name, stream } = await openMediaArchive({ actor, ids: query.ids, client })
  return downloadResponse({ name, type: 'application/zip', body: stream })
})
