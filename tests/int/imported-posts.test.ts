import { rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sql } from '#collections/sql.ts'
import { ServiceError } from '#src/contract/errors.ts'
import type { FetchGist } from '#src/import/prepare/gists.ts'
import { hashOfValue } from '#src/import/prepare/hash-of-value.ts'
import { oldPaths } from '#src/services/redirects/post-redirects.ts'
import { payloadClient, readSql } from '#src/services/platform/payload.ts'
import { changePost, importFolder, postAt } from '#tests/support/import-folder.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { saveInAdmin } from '#tests/support/admin.ts'
import { sourceFolder, writeSourceFiles } from '#tests/support/source-folder.ts'

const DATE = 'date: 2019-05-01'
const markdown = (title: string, more = DATE, text = `Text of ${title}`) =>
  `---\ntitle: ${title}\n${more}\n---\n${text}\n`

it('a planned post is created at its import, not at its publication', async () => {
  const folder = await sourceFolder({ 'planned.md': markdown('Planned', 'date: 2199-05-01') })
  const { posts } = await importFolder(folder)
  const { createdAt, publishedAt } = await postAt(posts[0]?.address)
  expect(publishedAt).toMatch(/^2199-/)
  expect(Date.parse(createdAt ?? '')).toBeLessThanOrEqual(Date.now())
})

it('an old address that is the address here is not redirected', () => {
  const addresses = ['/blog/a', 'https://old.example/blog/a/', '/a/']
  expect(oldPaths(addresses, 'a')).toEqual(['/a'])
})

it('a post of an import that did not record the read time is updated, unless that was changed', async () => {
  const files = (more: string) => ({
    'early-a.md': markdown(`Early A${more}`, `${DATE}\nreadTime: 5`),
    'early-b.md': markdown(`Early B${more}`),
    'early-c.md': markdown(`Early C${more}`),
  })
  const folder = await sourceFolder(files(''))
  const { posts } = await importFolder(folder)
  const stored = await Promise.all(posts.map(async ({ address }) => (await postAt(address)).id))
  for (const id of stored) await forgetReadTime(id)
  await saveInAdmin('PATCH', `/posts/${stored[2]}`, { readTime: 7 })
  await writeSourceFiles(folder, files(', changed'))
  const again = await importFolder(folder)
  expect(again.posts.map(({ outcome }) => outcome)).toEqual(['updated', 'updated', 'kept'])
})

/** The only post of a folder, imported; its file names it. */
async function imported(name: string, front: string, options: { allDrafts?: boolean } = {}) {
  const files = { [`${name}.md`]: markdown('A', `date: 2019-05-01${front}`) }
  await importFolder(await sourceFolder(files), options)
  return postAt(name)
}

it.each([
  ['that were for members there', 'dates-members', '\nvisibility: members', {}],
  ['of which it makes drafts', 'dates-drafts', '', { allDrafts: true }],
])('keeps the date of posts %s, and publishes them at it', async (_, name, front, options) => {
  expect(await imported(name, front, options)).toMatchObject({
    isPublished: false,
    publishedAt: '2019-05-01T00:00:00.000Z',
  })
  await changePost(name, { isPublished: true })
  expect(await postAt(name)).toMatchObject({
    ...{ isPublished: true, publishedAt: '2019-05-01T00:00:00.000Z' },
  })
})

it('gives the draft of its author no date', async () => {
  expect(await imported('dates-none', '\npublished: false')).toMatchObject({
    ...{ isPublished: false, publishedAt: null },
  })
})

/** The hash that records had before they covered the read time. */
async function forgetReadTime(id: string): Promise<void> {
  const payload = await payloadClient()
  const post = await payload.findByID({ collection: 'posts', id, depth: 0 })
  const names = [
    ...['title', 'excerpt', 'content', 'category', 'tags', 'author', 'imageUrl', 'seoTitle'],
    ...['seoDescription', 'canonicalUrl', 'publishedAt', '_status', 'slug'],
  ] as const
  const hash = hashOfValue(
    names.map((name) =>
      name === 'publishedAt' && post[name]
        ? new Date(post[name]).toISOString()
        : (post[name as keyof typeof post] ?? null),
    ),
  )
  await readSql(sql`update imported_posts set saved_hash = ${hash} where post_id::text = ${id}`)
}

const ADDRESS = 'https://gist.github.com/ada/0123456789abcdef#file-b-js'
const POST = markdown('One with a gist', DATE, 'Text\n\n{{< gist ada 0123456789abcdef b.js >}}')
const link = (file: string) => ({
  ...{ place: { file, line: 7 }, kind: 'embed' },
  text: `A gist became a link: ${ADDRESS}`,
})
const CODE = '<p>Text</p><pre><code class="language-javascript">two()</code></pre>'

/** Gists of GitHub, and the ids that were asked for. */
function gists(answer: () => ReturnType<FetchGist>) {
  const asked: string[] = []
  const fetchGist: FetchGist = (id) => {
    asked.push(id)
    return answer()
  }
  return { asked, fetchGist }
}
const isThere = () =>
  gists(() =>
    Promise.resolve([
      { name: 'a.js', language: 'javascript', code: 'one()\n' },
      { name: 'b.js', language: 'javascript', code: 'two()\n' },
    ]),
  )

it('keeps a gist as a link without a request, unless gists are imported', async () => {
  const report = await importFolder(await sourceFolder({ 'gist-a.md': POST }))
  expect(report.warnings).toEqual([link('gist-a.md')])
  expect((await postAt(report.posts[0]?.address)).content).toContain(`href="${ADDRESS}"`)
})

it('fetches a gist as code once, when the post is stored', async () => {
  const folder = await sourceFolder({ 'gist-b.md': POST })
  const { asked, fetchGist } = isThere()
  const plan = await importFolder(folder, { fetchGist, isDryRun: true })
  expect(asked).toEqual([])
  const { counts, warnings, posts } = await importFolder(folder, { fetchGist })
  expect({ counts, warnings }).toEqual({ counts: plan.counts, warnings: [] })
  expect((await postAt(posts[0]?.address)).content).toBe(CODE)
  const again = await importFolder(folder, { fetchGist })
  expect(again).toMatchObject({ posts: [{ outcome: 'unchanged' }], warnings: [] })
  expect(asked).toEqual(['0123456789abcdef'])
})

it('keeps the link of a gist that cannot be fetched, with the reason, and tries again', async () => {
  const folder = await sourceFolder({ 'gist-c.md': POST })
  const gone = gists(() => Promise.reject(new ServiceError('invalid', 'it is gone.')))
  const first = await importFolder(folder, gone)
  expect(first.warnings).toEqual([
    link('gist-c.md'),
    {
      place: { file: 'gist-c.md', line: 7 },
      text: `The gist ${ADDRESS} was kept as a link: it is gone.`,
    },
  ])
  const second = await importFolder(folder, isThere())
  expect(second).toMatchObject({ posts: [{ outcome: 'updated' }], warnings: [] })
  expect((await postAt(second.posts[0]?.address)).content).toBe(CODE)
})

const OTHER = 'https://pictures.example/b.png'
const BLOG = {
  'a.md': markdown('First without a picture'),
  'b.md': markdown(
    'Second with a picture of another site',
    DATE,
    `![b](${OTHER}) [paper](https://pictures.example/p.pdf)`,
  ),
  'c.md': markdown('Third without a picture'),
}

it('fetches an image again that could not be fetched, for a post that did not change', async () => {
  const folder = await sourceFolder(BLOG)
  const bytes = await imageFile('png', { width: 31 })
  const asked: string[] = []
  const remote = (read: () => Promise<Buffer>) => (address: string) => ({
    name: 'b.png',
    read: () => {
      asked.push(address)
      return read()
    },
  })
  const isGone = remote(() => Promise.reject(new ServiceError('invalid', 'it is gone.')))
  const lost = {
    ...{ place: { file: 'b.md', line: 5 }, kind: 'picture' },
    text: `${OTHER} was not imported: it is gone.`,
  }
  const first = await importFolder(folder, { remoteImage: isGone })
  expect(first.warnings).toEqual([lost])
  expect(first.posts.map(({ outcome }) => outcome)).toEqual(['imported', 'imported', 'imported'])
  expect((await postAt(first.posts[1]?.address)).content).toContain(`![b](${OTHER})`)

  const second = await importFolder(folder, { remoteImage: isGone })
  expect(second.warnings).toEqual([lost])
  expect(second.counts).toMatchObject({ updated: 0, unchanged: 3, pictures: 0 })

  const third = await importFolder(folder, { remoteImage: remote(() => Promise.resolve(bytes)) })
  expect(third.warnings).toEqual([])
  expect(third.posts.map(({ outcome }) => outcome)).toEqual(['unchanged', 'updated', 'unchanged'])
  expect((await postAt(first.posts[1]?.address)).content).toMatch(/!\[b]\(\/files\/media\//)

  const fourth = await importFolder(folder, { remoteImage: isGone })
  expect(fourth.counts).toMatchObject({ unchanged: 3, warnings: 0 })
  // Neither the document that it links to, nor what is here already.
  expect(asked).toEqual([OTHER, OTHER, OTHER])
})

it('stores an image of the source that was refused, once it is mended', async () => {
  const folder = await sourceFolder({
    'fourth.md': markdown('Fourth', DATE, '![ok](ok.png)'),
    'fifth.md': markdown('Fifth', DATE, '![bad](bad.png)'),
    'sixth.md': markdown('Sixth'),
    'ok.png': await imageFile('png', { width: 32 }),
    'bad.png': 'no picture',
  })
  const first = await importFolder(folder)
  expect(first.counts).toMatchObject({ imported: 3, warnings: 1, pictures: 1 })
  expect((await importFolder(folder)).counts).toMatchObject({ unchanged: 3, warnings: 1 })
  await writeSourceFiles(folder, { 'bad.png': await imageFile('png', { width: 33 }) })
  expect((await importFolder(folder)).counts).toMatchObject({
    updated: 1,
    unchanged: 2,
    pictures: 1,
  })
  await rm(path.join(folder, 'bad.png'))
  expect((await importFolder(folder)).warnings).toMatchObject([
    { kind: 'picture', text: 'The image bad.png was not found.' },
  ])
})
