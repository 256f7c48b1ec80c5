import type { Readable } from 'node:stream'
import { recordActivity } from '#collections/hooks/activity-events.ts'
import { RATES } from '#src/contract/limits.ts'
import { withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { consumeRateLimit } from '#src/services/platform/rate-limit.ts'
import { exportedFiles } from './exported-files.ts'
import { zipStream } from '#src/services/platform/zip-stream.ts'

/** GET /api/export: streams a ZIP, one file at a time. A reader that stops ends the export. Errors: `too-many` (429). */
export async function downloadExport({
  actor,
  client,
}: {
  actor: Admin
  client: string
}): Promise<{ name: string; body: Readable }> {
  await consumeRateLimit({ ...RATES.siteExport, key: client })
  await withTransaction(actor, (req) =>
    recordActivity(req, { action: 'export', subject: 'the site' }),
  )
  const name = `folio-${new Date().toISOString().slice(0, 10)}.zip`
  return { name, body: zipStream(exportedFiles({ actor })) }
}
