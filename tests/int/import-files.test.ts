import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tolerantImportSchema } from '#src/contract/import/import-schemas.ts'
import { calls } from '#src/contract/api/calls.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { whileCommitsFail } from '#tests/support/failing-commits.ts'
import { useFastTimers } from '#tests/support/fast-timers.ts'
import { listImports, MARKDOWN_BLOG, plannedImport, uploadImport } from '#tests/support/imports.ts'
import { expectAnswer } from '#tests/support/requests.ts'
import { sourceFolder } from '#tests/support/source-folder.ts'
import { sendId } from '#tests/support/uploads.ts'
import { zipBytes } from '#tests/support/zip-bytes.ts'

beforeEach(() => readSql(sql`truncate posts, _posts_v, redirects, imports, imported_posts cascade`))

const folders = async (kind = '') =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`folio-import-${kind}`))

describe('uploaded files', () => {
  // A heartbeat every 50 ms instead of every second.
  useFastTimers('setInterval', 20)
  beforeEach(async () => {
    vi.stubEnv('TMPDIR', await sourceFolder({}))
  })
  // The next file makes its own folders.
  afterEach(() => void vi.unstubAllEnvs())

  it('show a heartbeat while they are unpacked, which a cancellation ends', async () => {
    const files = Array.from({ length: 3000 }, (_, at) => [`blog/${at}.md`, ''])
    const archive = await zipBytes(Object.fromEntries(files) as Record<string, string>)
    const response = await uploadImport({ 'blog.zip': archive })
    const { id } = await expectAnswer(response, 201, tolerantImportSchema)
    await readSql(sql`update imports set updated_at = now() - interval '1 minute' where id = ${id}`)
    const row = async () =>
      (
        await readSql(
          sql`select description, updated_at > now() - interval '10 seconds' as is_fresh from imports`,
        )
      )[0]
    await expect
      .poll(row, { timeout: 20_000, interval: 20 })
      .toEqual({ description: null, is_fresh: true })
    await expect.poll(() => folders('reading')).toHaveLength(1)
    expect(await listImports()).toMatchObject([{ id, state: 'running' }])
    expect((await sendId(calls.cancelImport, id)).status).toBe(200)
    await expect.poll(() => folders('reading'), { timeout: 5000 }).toEqual([])
  })

  it('removes the files when the plan cannot be stored', async () => {
    const upload = () => uploadImport(MARKDOWN_BLOG)
    const refused = await whileCommitsFail({ table: 'imports', event: 'insert' }, upload)
    expect(refused.status).toBe(500)
    expect(await folders()).toEqual([])
    expect((await plannedImport()).state).toBe('done')
  })
})
