import { calls } from '#src/contract/api/calls.ts'
import { clientAddress } from '#src/http/client-address.ts'
import { downloadResponse } from '#src/http/download-response.ts'
import { route } from '#src/http/route.ts'
import { createBackup, getBackups } from '#src/services/backup/backups.ts'

export const GET = route(calls.getBackups, ({ actor }) => getBackups({ actor }))

export const POST = route(calls.createBackup, async ({ actor, request }) => {
  const { name, stream } = await createBackup({ actor, client: clientAddress(request) })
  return downloadResponse({ name, type: 'application/gzip', body: stream })
})
