import { calls } from '#src/contract/api/calls.ts'
import { clientAddress } from '#src/http/client-address.ts'
import { downloadResponse } from '#src/http/download-response.ts'
import { route } from '#src/http/route.ts'
import { openExport } from '#src/services/export/export-archive.ts'

export const GET = route(calls.downloadExport, async ({ actor, request }) => {
  const { name, stream } = await openExport({ actor, client: clientAddress(request) })
  return downloadResponse({ name, type: 'application/zip', body: stream })
})
