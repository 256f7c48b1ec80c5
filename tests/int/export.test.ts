import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toProfileData } from '#collections/profile/profile-data.ts'
import { sql } from '#collections/sql.ts'
import { isEmptyContent } from '#src/content/format/empty-content.ts'
import { calls } from '#src/contract/api/calls.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { listMessages } from '#src/services/messages/message-service.ts'
import { revertImport } from '#src/services/import/revert-import.ts'
import { listMedia } from '#src/services/media/media-service.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { deletePost } from '#src/services/posts/post-service.ts'
import { listPublicPostsWithContent } from '#src/services/posts/public-posts.ts'
import { getProfile } from '#src/services/profile/profile-service.ts'
import { listPublicProjects } from '#src/services/projects/public-projects.ts'
import {
  activateResume,
  getActiveResume,
  listResumes,
} from '#src/services/resumes/resume-service.ts'
import { adminActor, saveInAdmin } from '#tests/support/admin.ts'
import { pdf, imageFile } from '#tests/support/sample-files.ts'
import { emptyExportedSite, exportSite, importExport } from '#tests/support/site-export.ts'
import { folderOfFile, folderOfTest } from '#tests/support/temporary-folder.ts'
import { activityEvents } from '#tests/support/trash.ts'
import { bytesOf, storeMedia, storeResume } from '#tests/support/uploads.ts'
import { CORPUS } from '#tests/unit/content/corpus.ts'
import { sendAsAdmin } from '#tests/support/requests.ts'
import { create, save } from '#tests/support/post-calls.ts'

beforeEach(emptyExportedSite)

/** A site with something of every kind. */
async function fillSite(): Promise<void> {
  const actor = await adminActor()
  const cat = await storeMedia(await imageFile('png', { width: 30 }), 'A cat.png')
  await storeMedia(await imageFile('png', { width: 31 }), 'A cat.png')
  const content = `<p style="text-align: center;">See <a href="${cat.url}">it</a></p>\n\n![A cat](${cat.url})`
  const body = {
    content,
    imageUrl: cat.url,
    excerpt: 'Two\nlines',
    ...{ series: 'Locks: "all"', seriesPart: 2 },
    publishedAt: '2026-01-01T00:00:00.000Z',
  }
  const post = await create({ ...body, title: 'First', slug: 'first' })
  await save(post.id, { ...body, title: 'Renamed', slug: 'second' })
  await create({ title: 'Draft', isPublished: false, seoTitle: 'For machines' })
  await create({ title: 'Later', publishedAt: '2999-01-01T00:00:00.000Z' })
  await deletePost({ actor, id: (await create({ title: 'Deleted' })).id })
  await saveInAdmin('POST', '/redirects', { address: '/2019/old.html', post: post.id })
  await saveInAdmin('POST', '/redirects', { address: '/cv', target: '/resume' })
  await saveInAdmin('POST', '/projects', {
    ...{ title: 'A log', summary: 'One log.', _status: 'published', cover: cat.id, order: 2 },
    links: [{ label: 'Code', url: 'https://example.com/' }],
    outcomes: [{ figure: '9 s', meaning: 'a build' }],
  })
  await saveInAdmin('POST', '/globals/profile', {
    ...toProfileData({ ...defaultProfile, personal: { ...defaultProfile.personal, name: 'Ada' } }),
    ...{ portrait: cat.id, _status: 'published' },
  })
  await saveInAdmin('POST', '/globals/announcement', { link: { label: 'Read', url: '/blog' } })
  await storeResume(pdf(), 'cv.pdf')
  await readSql(
    sql`insert into contacts (name, email, subject, message, state, created_at)
        values ('Rita', 'rita@example.com', '=1+1', 'Hello', 'read', '2026-02-01T00:00:00Z')`,
  )
}

async function publicSite(): Promise<unknown> {
  const shown = [
    ...[await listPublicPostsWithContent(), await listPublicProjects(), await getProfile()],
    ...[(await getActiveResume()).originalName],
  ]
  const text = JSON.stringify(shown)
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/[a-z2-7]{26}(?=[-."])/g, 'file')
  return JSON.parse(text) as unknown
}

const withoutUpdates = (site: unknown) =>
  JSON.stringify(site).replaceAll(/"updatedAt":"[^"]*"/g, '')

async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const named = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name)
    return [path.relative(folder, file), await readFile(file, 'latin1')] as const
  })
  return Object.fromEntries((await Promise.all(named)).toSorted())
}

describe('an export', () => {
  const folder = folderOfFile()
  /** The pages of the exported site, and the report of an import into itself. */
  let before: unknown
  let own: Awaited<ReturnType<typeof importExport>>
  beforeAll(async () => {
    await emptyExportedSite()
    await fillSite()
    before = await publicSite()
    await exportSite(folder)
    own = await importExport(folder)
  })

  it('imported into an empty site gives the same pages, and the same export', async () => {
    const report = await importExport(folder)
    expect(report.warnings).toEqual([])
    expect(report.counts).toMatchObject({ imported: 3, 'left-out': 0, pictures: 2, redirects: 2 })
    expect(await publicSite()).toEqual(before)
    expect(await filesOf(await exportSite())).toEqual(await filesOf(folder))
  })

  const texts = CORPUS.map(({ canonical }) => canonical)
  const expectKept = async (posts: readonly string[]) => {
    for (const [index, content] of posts.entries()) {
      const publishedAt = new Date(Date.UTC(2026, 0, 1, index)).toISOString()
      await create({ title: `Post ${index}`, content, publishedAt })
    }
    const written = await listPublicPostsWithContent()
    const exported = await exportSite()
    await emptyExportedSite()
    await importExport(exported)
    const after = await listPublicPostsWithContent()
    const withoutIds = (list: typeof after) => list.map(({ id: _id, ...post }) => post)
    expect(withoutIds(after)).toEqual(withoutIds(written))
  }
  const posts = texts.filter((content) => !isEmptyContent(content))

  it('keeps the text of every fourth kind of post', () =>
    expectKept(posts.filter((_, at) => at % 4 === 0)))

  it('keeps the text of every kind of post', { tags: 'long' }, () => expectKept(posts))

  it('creates no duplicates when it is imported twice', async () => {
    expect(own.posts.map(({ outcome, address }) => `${outcome} ${address}`)).toEqual([
      ...['kept /blog/draft', 'kept /blog/later', 'kept /blog/second'],
    ])
    const plan = await importExport(folder, true)
    expect(await listMessages({ actor: await adminActor() })).toEqual([])
    expect((await importExport(folder)).parts).toEqual(plan.parts)
    const again = await importExport(folder)
    expect(again.posts.map(({ outcome }) => outcome)).toEqual([
      ...['unchanged', 'unchanged', 'unchanged'],
    ])
    expect(again.parts.map(({ name, imported }) => `${name} ${imported}`)).toEqual([
      ...['Files 0', 'Projects 0', 'Profile and settings 0', 'Resumes 0', 'Redirects 0'],
      'Messages 0',
    ])
    expect(await listMedia({ actor: await adminActor() })).toHaveLength(2)
  })

  it('keeps files with the same bytes apart, which are imported at the same time', async () => {
    const bytes = await imageFile('png', { width: 30 })
    for (const name of ['A.png', 'A.png', 'B.png']) await storeMedia(bytes, name)
    const exported = await exportSite()
    await emptyExportedSite()
    for (const [imported, left] of [[3], [2, 1], [0, 3]]) {
      await readSql(
        sql`delete from media where id not in (select id from media limit ${left ?? 0})`,
      )
      const { parts } = await importExport(exported)
      expect(parts).toContainEqual({ name: 'Files', imported, kept: left ?? 0 })
      expect(await listMedia({ actor: await adminActor() })).toHaveLength(3)
    }
  })

  it('reverts completely except for settings saved since, and can be imported again', async () => {
    const actor = await adminActor()
    const mine = await storeResume(pdf({ text: 'own' }), 'own.pdf')
    await activateResume({ actor, id: mine.id })
    const { run } = await importExport(folder)
    expect(await activityEvents()).toContain(
      'import 3 posts, files, projects, profile and settings, resumes, redirects, messages',
    )
    await saveInAdmin('POST', '/globals/announcement', { link: { label: 'Mine', url: '/blog' } })
    expect(await revertImport({ actor, id: run ?? '' })).toEqual({
      ...{ posts: 3, projects: 1, pictures: 2, resumes: 1, messages: 1 },
      ...{ redirects: 2, settings: 1, updated: 0 },
    })
    expect(await listPublicPostsWithContent()).toEqual([])
    expect(await listPublicProjects()).toMatchObject({ projects: [] })
    expect(await listMessages({ actor })).toEqual([])
    expect(await getProfile()).toEqual(defaultProfile)
    expect((await getActiveResume()).originalName).toBe('own.pdf')
    const [kept] = await readSql(sql`select link_label from announcement`)
    expect(kept).toEqual({ link_label: 'Mine' })

    await importExport(folder)
    const cv = (await listResumes({ actor })).find(({ originalName }) => originalName === 'cv.pdf')
    await activateResume({ actor, id: cv?.id ?? '' })
    // The restored post has changed since.
    expect(withoutUpdates(await publicSite())).toEqual(withoutUpdates(before))
  })

  it('is downloaded as one archive, which Import reads', async () => {
    await create({ title: 'First' })
    await storeMedia(Buffer.from('Some notes.'), 'notes.txt')
    const response = await sendAsAdmin(calls.downloadExport)
    expect(response.headers.get('content-disposition')).toMatch(/filename="folio-[\d-]+\.zip"/)
    const zip = path.join(folderOfTest(), 'folio.zip')
    await writeFile(zip, await bytesOf(response))
    expect(await activityEvents()).toContain('export the site')
    await emptyExportedSite()
    const { counts, parts } = await importExport(zip)
    expect(counts).toMatchObject({ imported: 1, 'left-out': 0 })
    expect(parts).toContainEqual({ name: 'Files', imported: 1, kept: 0 })
  })
})
