import { readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { importListSchema, tolerantImportSchema } from '#src/contract/import/import-schemas.ts'
import type { Call } from '#src/contract/call.ts'
import { calls } from '#src/contract/api/calls.ts'
import { removeOldImportFolders } from '#src/services/import/import-folder.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { whileCommitsFail } from '#tests/support/failing-commits.ts'
import { useFastTimers } from '#tests/support/fast-timers.ts'
import {
  endedImport,
  finishedImport,
  importForm,
  listImports,
  MARKDOWN_BLOG,
  plannedImport,
  uploadImport,
} from '#tests/support/imports.ts'
import { answerOf, expectAnswer, refusalOf, sendAsAdmin } from '#tests/support/requests.ts'
import { sourceFolder } from '#tests/support/source-folder.ts'
import { sendId } from '#tests/support/uploads.ts'
import { zipBytes } from '#tests/support/zip-bytes.ts'

const folders = async (kind = '') =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`folio-import-${kind}`))
const folderOf = (id: string) => path.join(tmpdir(), `folio-import-${id}`)
const hasFiles = async (id: string) => (await folders(id)).length > 0
const start = async (id: string) =>
  expectAnswer(await sendId(calls.startImport, id), 200, tolerantImportSchema)
const titles = async () =>
  (await readSql(sql`select title from posts where deleted_at is null order by title`)).map(
    ({ title }) => title,
  )
const reportOf = (id: string) => answerOf(calls.getImportReport, { params: { id } })
const refusal = async (call: Call, sent: Parameters<typeof refusalOf>[2]) =>
  (await refusalOf(call, 409, sent)).message

beforeEach(() => readSql(sql`truncate posts, _posts_v, redirects, imports, imported_posts cascade`))

describe('an import in the management area', () => {
  it('is planned first, which writes nothing, and then imported', async () => {
    const planned = await plannedImport()
    expect(planned).toMatchObject({
      ...{ phase: 'plan', state: 'done', fileName: 'blog', description: 'A Hugo site: 3 posts' },
      counts: { imported: 2, 'left-out': 1, warnings: 1 },
      canRevert: false,
    })
    expect(await titles()).toEqual([])
    const foreseen = await reportOf(planned.id)
    expect(foreseen.posts).toContainEqual(
      expect.objectContaining({ title: 'First', outcome: 'imported', address: '/blog/first' }),
    )
    const place = { file: 'content/posts/second.md', line: 5 }
    expect(foreseen.warnings).toEqual([
      { place, text: 'The image gone.png was not found.', kind: 'picture' },
    ])
    await start(planned.id)
    expect(await endedImport(planned.id)).toMatchObject({
      ...{ phase: 'import', state: 'done', canRevert: true },
      progress: { done: 3, total: 3 },
    })
    expect(await titles()).toEqual(['First', 'Second'])
    expect((await reportOf(planned.id)).posts).toEqual(foreseen.posts)
    await expect.poll(() => hasFiles(planned.id)).toBe(false)
    expect(await refusal(calls.startImport, { params: { id: planned.id } })).toContain(
      'changed in the meantime',
    )
  })

  it('is planned again with other options, with which it is imported', async () => {
    const { id } = await plannedImport()
    const options = {
      ...{ site: 'https://old.example', prefix: '/notes/', allDrafts: true, fetchImages: false },
      fetchGists: true,
      ...{ straightQuotes: true, as: null },
    }
    const response = await sendAsAdmin(calls.planImport, { params: { id }, json: options })
    await expectAnswer(response, 200, tolerantImportSchema)
    expect(await endedImport(id)).toMatchObject({ phase: 'plan', state: 'done', options })
    await start(id)
    await endedImport(id)
    const { posts } = await reportOf(id)
    expect(posts.map(({ isDraft }) => isDraft)).toEqual([false, true, true])
    const old = await readSql(
      sql`select address from redirects where address like '/notes/%' order by address`,
    )
    expect(old.map(({ address }) => address)).toEqual(['/notes/first', '/notes/second'])
    expect(await readSql(sql`select id from posts where _status = 'published'`)).toEqual([])
  })

  it('is reverted completely, once', async () => {
    const { id } = await finishedImport()
    const answer = await answerOf(calls.revertImport, { params: { id } })
    expect(answer).toMatchObject({ posts: 2, updated: 0 })
    expect(await titles()).toEqual([])
    expect(await listImports()).toMatchObject([
      { id, canRevert: false, revertedAt: expect.any(String) as string },
    ])
    expect((await sendId(calls.revertImport, id)).status).toBe(404)
  })

  it('was interrupted when its process ended, and goes on when it is started again', async () => {
    const { id } = await plannedImport()
    await readSql(sql`update imports set is_plan = false, state = 'running', report = null,
      updated_at = now() - interval '1 minute' where id = ${id}`)
    expect(await listImports()).toMatchObject([
      { state: 'interrupted', counts: null, canContinue: true },
    ])
    await start(id)
    expect(await endedImport(id)).toMatchObject({ state: 'done', counts: { imported: 2 } })
  })

  it('cannot go on without its files: of an upload whose files are gone, and by command', async () => {
    const { id } = await plannedImport()
    await readSql(sql`update imports set is_plan = false, state = 'failed' where id = ${id}`)
    expect(await listImports()).toMatchObject([{ state: 'failed', canContinue: true }])
    await rm(folderOf(id), { recursive: true })
    expect(await listImports()).toMatchObject([{ state: 'failed', canContinue: false }])
    await readSql(sql`update imports set file_name = null where id = ${id}`)
    expect((await sendId(calls.startImport, id)).status).toBe(409)
  })

  it.each([
    ['running', ''],
    ['cancelled', ', which stores its last post'],
  ])('%s%s, runs alone: another one, and its revert, wait', async (state) => {
    const { id } = await plannedImport()
    await readSql(
      sql`update imports set is_plan = false, state = ${state}, report = null where id = ${id}`,
    )
    const message = 'Another import is running. Wait until it has finished.'
    expect(await refusal(calls.createImport, { body: importForm(MARKDOWN_BLOG) })).toBe(message)
    expect(await refusal(calls.startImport, { params: { id } })).toBe(message)
    expect((await sendId(calls.revertImport, id)).status).toBe(404)
    await readSql(sql`update imports set state = 'done' where id = ${id}`)
  })

  it('is discarded with its files: by itself, by the next upload, and after a day', async () => {
    const first = await plannedImport()
    const second = await plannedImport()
    expect((await listImports()).map(({ id }) => id)).toEqual([second.id])
    expect(await hasFiles(first.id)).toBe(false)
    expect((await sendId(calls.cancelImport, second.id)).status).toBe(200)
    expect(await listImports()).toEqual([])
    expect(await hasFiles(second.id)).toBe(false)
    expect((await sendId(calls.cancelImport, second.id)).status).toBe(404)
    const third = await plannedImport()
    await removeOldImportFolders()
    expect(await hasFiles(third.id)).toBe(true)
    await utimes(folderOf(third.id), new Date(0), new Date(0))
    await removeOldImportFolders()
    expect(await hasFiles(third.id)).toBe(false)
    expect(await refusal(calls.startImport, { params: { id: third.id } })).toBe(
      'The files are no longer on the server. Upload them again.',
    )
  })
})

describe('an import that is cancelled', () => {
  // It reads that with its heartbeat, here every 50 ms.
  useFastTimers('setInterval', 20)

  it('stops after the current post, and can be reverted', async () => {
    const posts = Array.from({ length: 100 }, (_, index) => [
      `many/${index}.md`,
      `---\ntitle: Post ${index}\n---\nText\n`,
    ])
    const { id } = await plannedImport(Object.fromEntries(posts) as Record<string, string>)
    await start(id)
    await expect.poll(titles).not.toEqual([])
    expect((await sendId(calls.cancelImport, id)).status).toBe(200)
    await expect.poll(() => hasFiles(id), { timeout: 20_000 }).toBe(false)
    const [stopped] = await listImports()
    expect(stopped).toMatchObject({ phase: 'import', state: 'cancelled', canRevert: true })
    expect(stopped?.counts?.imported).toBe((await titles()).length)
    expect(stopped?.counts?.imported).toBeLessThan(100)
    expect((await sendId(calls.revertImport, id)).status).toBe(200)
    expect(await titles()).toEqual([])
  })
})

it('adds the field names of the previous release for pages only', async () => {
  const { id } = await finishedImport()
  const listed = async (site: string): Promise<unknown> =>
    (await sendAsAdmin(calls.listImports, { headers: { 'sec-fetch-site': site } })).json()
  expect(await listed('same-origin')).toMatchObject([
    { id, canRevert: true, revertedAt: null, canTakeBack: true, takenBackAt: null },
  ])
  const [present] = importListSchema.parse(await listed('none'))
  expect(present).toMatchObject({ id, canRevert: true })
})

describe('files to import', () => {
  it('accept several files of one export with its images', async () => {
    const file = (id: number) =>
      `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><item><title>Part ${id}</title><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status></item></channel></rss>`
    const planned = await plannedImport({
      'blog.001.xml': file(1),
      'blog.002.xml': file(2),
      'photo.png': 'x',
    })
    expect(planned).toMatchObject({ description: 'A WordPress export of 2 posts' })
  })

  it('fail the plan with the sentence of their reader', async () => {
    const planned = await plannedImport({ 'blog.zip': 'PK\u0003\u0004x' })
    const problem = 'blog.zip is not a complete zip archive.'
    expect(planned).toMatchObject({ phase: 'plan', state: 'failed', problem })
    expect((await sendId(calls.startImport, planned.id)).status).toBe(409)
  })
})

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
    const rows = () =>
      readSql(
        sql`select description, updated_at > now() - interval '10 seconds' as is_fresh from imports`,
      )
    await expect.poll(rows).toEqual([{ description: null, is_fresh: true }])
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
