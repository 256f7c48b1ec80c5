import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { listMarkdown } from '#src/import/markdown/files/list-post-files.ts'
import { openMarkdown } from '#src/import/markdown/markdown-source.ts'
import { importPosts } from '#src/services/import/import-posts.ts'
import { revertImport } from '#src/services/import/revert-import.ts'
import { listMedia, listUsesOfMedia } from '#src/services/media/media-service.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { deletePost } from '#src/services/posts/post-service.ts'
import { sql } from '#collections/sql.ts'
import { adminActor, saveInAdmin } from '#tests/support/admin.ts'
import { changePost, importFolder, postAt } from '#tests/support/import-folder.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { countedSource, sourceFolder, writeSourceFiles } from '#tests/support/source-folder.ts'
import type { SourceFiles } from '#tests/support/source-folder.ts'

let count = 0
beforeEach(async () => {
  await readSql(sql`delete from redirects`)
  count += 1
})

const front = (title: string, more = '') => `---\ntitle: ${title}\ndate: 2019-05-01\n${more}---\n`
const BLOG: SourceFiles = {
  'hugo.toml': 'baseURL = "https://old.example/"\n',
  'content/posts/first/index.md': `${front('First', 'aliases: ["/?p=7"]\ncover: a.png\ntags: [x, y]\n')}[next](../second/) and [file](../second.md#part)\n\n![one](a.png) ![again](/copy.png)\n`,
  'content/posts/second.md': `${front('Second')}[back](https://old.example/posts/first/) {{< youtube abc >}}\n\n![gone](gone.png)\n`,
  'content/posts/third.md': `${front('Third', 'draft: true\n')}Text\n`,
  'content/posts/broken.md': '---\ntitle: [\n---\nText\n',
}

async function blog(more: SourceFiles = {}) {
  const bytes = await imageFile('png', { width: 10 + count })
  return sourceFolder({
    ...BLOG,
    'content/posts/first/a.png': bytes,
    'static/copy.png': bytes,
    ...more,
  })
}

const outcomesOf = async (folder: string) =>
  (await importFolder(folder)).posts.map(({ outcome }) => outcome)
const countRows = async () =>
  (
    await readSql(
      sql`select (select count(*)::int from posts) as posts, (select count(*)::int from media) as media,
          (select count(*)::int from redirects) as redirects, (select count(*)::int from imports) as imports`,
    )
  )[0]

it('imports posts with their images, links and old addresses', async () => {
  const report = await importFolder(await blog())
  expect(report.counts).toEqual({
    ...{ imported: 3, updated: 0, unchanged: 0, kept: 0, 'left-out': 1 },
    ...{ warnings: 2, pictures: 1, redirects: 4 },
  })
  const [broken, first, second, third] = report.posts
  expect(broken).toMatchObject({
    outcome: 'left-out',
    reason: expect.stringContaining('(line 3)') as string,
  })
  const post = await postAt(first?.address)
  expect(post).toMatchObject({
    title: 'First',
    tags: ['x', 'y'],
    publishedAt: '2019-05-01T00:00:00.000Z',
  })
  expect(post.imageUrl).toMatch(/^\/files\/media\//)
  expect(post.content.split(`(${post.imageUrl})`)).toHaveLength(3)
  expect(post.content).toContain(`href="${second?.address}"`)
  expect(post.content).toContain(`href="${second?.address}#part"`)
  expect((await postAt(second?.address)).content).toContain(`href="${first?.address}"`)
  expect((await postAt(third?.address)).isPublished).toBe(false)
  expect(report.warnings).toEqual([
    {
      place: { file: 'content/posts/second.md', line: 5 },
      text: 'A YouTube video became a link: https://www.youtube.com/watch?v=abc',
      kind: 'embed',
    },
    {
      ...{ place: { file: 'content/posts/second.md', line: 7 }, kind: 'picture' },
      text: 'The image gone.png was not found.',
    },
  ])
  const [item] = await listMedia({ actor: await adminActor() })
  expect(item).toMatchObject({ url: post.imageUrl, alt: 'one' })
})

it('reads each post once for the plan, and once for the run', async () => {
  const { source, reads } = countedSource(await openMarkdown(await listMarkdown(await blog())))
  const posts = ['broken', 'first/index', 'second', 'third'].map(
    (name) => `content/posts/${name}.md`,
  )
  const options = { actor: await adminActor(), source, origin: 'counted' }
  await importPosts({ ...options, isDryRun: true })
  expect(reads).toEqual(posts)
  expect((await importPosts(options)).counts.imported).toBe(3)
  expect(reads).toEqual([...posts, ...posts])
})

it('creates no duplicates, updates posts changed at the source, and keeps posts edited here', async () => {
  const folder = await blog()
  const { posts } = await importFolder(folder)
  const before = await countRows()
  expect(await outcomesOf(folder)).toEqual(['left-out', 'unchanged', 'unchanged', 'unchanged'])
  await changePost(posts[3]?.address ?? '', { title: 'Edited' })
  await writeSourceFiles(folder, {
    'content/posts/second.md': `${front('Second, changed')}Text\n`,
    'content/posts/third.md': `${front('Third, changed')}Text\n`,
  })
  const again = await importFolder(folder)
  expect(again.posts.map(({ outcome }) => outcome)).toEqual([
    'left-out',
    'unchanged',
    'updated',
    'kept',
  ])
  expect(again.posts[3]?.reason).toBe('It has been edited on this site since the last import.')
  expect((await postAt(posts[2]?.address)).title).toBe('Second, changed')
  expect((await postAt(posts[3]?.address)).title).toBe('Edited')
  const after = await countRows()
  expect(after).toEqual({ ...before, imports: Number(before?.['imports']) + 2 })
})

it('does not import deleted posts again', async () => {
  const folder = await blog()
  const { posts } = await importFolder(folder)
  await deletePost({ actor: await adminActor(), id: (await postAt(posts[1]?.address)).id })
  expect(await outcomesOf(folder)).toEqual(['left-out', 'kept', 'unchanged', 'unchanged'])
})

it('stores a post again whose image changed under its name', async () => {
  const folder = await blog()
  const { posts } = await importFolder(folder)
  await writeSourceFiles(folder, {
    'content/posts/first/a.png': await imageFile('png', { width: 99, height: 20 + count }),
  })
  expect(await outcomesOf(folder)).toEqual(['left-out', 'updated', 'unchanged', 'unchanged'])
  const { imageUrl, content } = await postAt(posts[1]?.address)
  const media = await listMedia({ actor: await adminActor() })
  expect(media.find(({ url }) => url === imageUrl)).toMatchObject({ width: 99 })
  expect(content).toContain(`![one](${imageUrl})`)
})

it('takes an import back, and the next one restores it at the same addresses', async () => {
  const folder = await blog()
  const before = await readSql(sql`select count(*)::int as count from redirects`)
  const { run: id, posts } = await importFolder(folder)
  const actor = await adminActor()
  expect(await revertImport({ actor, id: id ?? '' })).toMatchObject({
    posts: 3,
    pictures: 1,
    redirects: 4,
    updated: 0,
  })
  await expect(postAt(posts[1]?.address)).rejects.toMatchObject({ code: 'not-found' })
  expect(await readSql(sql`select count(*)::int as count from redirects`)).toEqual(before)
  const again = await importFolder(folder)
  expect(again.posts.map(({ address }) => address)).toEqual(posts.map(({ address }) => address))
  expect(again.counts).toMatchObject({ imported: 3, redirects: 4 })
  expect((await postAt(posts[1]?.address)).imageUrl).toMatch(/^\/files\/media\//)
})

it('leaves out a text that is too long, and imports the others', async () => {
  const long = `${front('Long')}${'word '.repeat(120_000)}\n`
  const report = await importFolder(
    await sourceFolder({ 'a.md': long, 'b.md': `${front('B')}Text`, 'c.md': front('C') }),
  )
  expect(report.posts).toMatchObject([
    { outcome: 'left-out', reason: 'The text is longer than 512 kB. Split it into several posts.' },
    { outcome: 'imported', isDraft: false },
    { outcome: 'imported', isDraft: true },
  ])
})

it('does not overwrite a draft of the built-in admin over a post', async () => {
  const folder = await sourceFolder({ 'a.md': `${front('Published')}Text\n` })
  const { posts } = await importFolder(folder)
  const { id } = await postAt(posts[0]?.address)
  await saveInAdmin('PATCH', `/posts/${id}?draft=true`, { title: 'Draft', _status: 'draft' })
  await writeSourceFiles(folder, { 'a.md': `${front('Changed')}Text\n` })
  expect(await outcomesOf(folder)).toEqual(['kept'])
})

type Image = { id: string; url: string }

async function showInDraft({ url }: Image) {
  const { posts } = await importFolder(await sourceFolder({ 'other.md': front('Other') }))
  const { id } = await postAt(posts[0]?.address)
  const content = `![one](${url})`
  await saveInAdmin('PATCH', `/posts/${id}?draft=true`, { content, _status: 'draft' })
}

async function showInProfile({ id }: Image) {
  await readSql(sql`truncate profile, _profile_v cascade`)
  onTestFinished(() => void readSql(sql`truncate profile, _profile_v cascade`))
  await saveInAdmin('POST', '/globals/profile?draft=true', { portrait: id, _status: 'draft' })
  expect(await readSql(sql`select id from profile`)).toEqual([])
  expect(await listUsesOfMedia({ actor: await adminActor(), ids: [id] })).toMatchObject([
    { kind: 'posts' },
    { kind: 'profile', isPublished: false },
  ])
}

const showInProject = ({ id }: Image) =>
  saveInAdmin('POST', '/projects', { title: 'Shows it', summary: 'A picture.', cover: id })

it.each([
  ['an unpublished draft', showInDraft],
  ['an unpublished profile', showInProfile],
  ['a project', showInProject],
])('reverting an import keeps images used by %s', async (_, show) => {
  const folder = await sourceFolder({
    'a.md': front('A', 'cover: a.png\n'),
    'a.png': await imageFile('png', { width: 50 + count }),
  })
  const { run: id, posts } = await importFolder(folder)
  const actor = await adminActor()
  const { imageUrl } = await postAt(posts[0]?.address)
  await show((await listMedia({ actor })).find(({ url }) => url === imageUrl) ?? expect.fail())
  expect(await revertImport({ actor, id: id ?? '' })).toMatchObject({ posts: 1, pictures: 0 })
})
