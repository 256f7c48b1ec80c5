import { expect, it } from 'vitest'
import { sql } from '#collections/sql.ts'
import { hashOfValue } from '#src/import/prepare/hash-of-value.ts'
import { oldPaths } from '#src/services/redirects/post-redirects.ts'
import { payloadClient, readSql } from '#src/services/platform/payload.ts'
import { changePost, importFolder, postAt } from '#tests/support/import-folder.ts'
import { saveInAdmin } from '#tests/support/save-in-admin.ts'
import { sourceFolder, writeSourceFiles } from '#tests/support/source-folder.ts'

const markdown = (title: string, more = 'date: 2019-05-01') =>
  `---\ntitle: ${title}\n${more}\n---\nText of ${title}\n`

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
    'early-a.md': markdown(`Early A${more}`, 'date: 2019-05-01\nreadTime: 5'),
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
