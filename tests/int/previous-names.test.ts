import { beforeEach, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { importListSchema } from '#src/contract/import/import-schemas.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { adminCookie } from '#tests/support/admin.ts'
import { finishedImport } from '#tests/support/imports.ts'
import { sendCall } from '#tests/support/send-call.ts'

beforeEach(() => readSql(sql`truncate posts, _posts_v, redirects, imports, imported_posts cascade`))

const listed = async (site: string): Promise<unknown> => {
  const headers = { 'sec-fetch-site': site }
  const options = { headers, cookie: await adminCookie() }
  return (await sendCall(calls.listImports, options)).json()
}

it('adds the field names of the previous release for pages only', async () => {
  const { id } = await finishedImport()
  expect(await listed('same-origin')).toMatchObject([
    { id, canRevert: true, revertedAt: null, canTakeBack: true, takenBackAt: null },
  ])
  const [present] = importListSchema.parse(await listed('none'))
  expect(present).toMatchObject({ id, canRevert: true })
})
