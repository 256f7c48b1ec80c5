import { describe, expect, it, vi } from 'vitest'
import { listMarkdown } from '#src/import/markdown/files/list-post-files.ts'
import { openMarkdown } from '#src/import/markdown/markdown-source.ts'
import { calls } from '#src/contract/api/calls.ts'
import { mediaListSchema } from '#src/contract/media/media-schemas.ts'
import { publishPosts } from '#src/scripts/publish/publish-posts.ts'
import { listMedia } from '#src/services/media/media-service.ts'
import { deletePost } from '#src/services/posts/post-service.ts'
import { adminActor } from '#tests/support/admin.ts'
import { runScript } from '#tests/support/archives.ts'
import { changePost, postAt } from '#tests/support/import-folder.ts'
import { startHandlerServer } from '#tests/support/handler-server.ts'
import {
  blog,
  connect,
  front,
  illustratedBlog,
  outcomes,
  publish,
  rows,
} from '#tests/support/published-folder.ts'
import { expectAnswer } from '#tests/support/requests.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { countedSource, sourceFolder, writeSourceFiles } from '#tests/support/source-folder.ts'
import { createAccessToken, sendWithToken } from '#tests/support/access-tokens.ts'
import { sha256, storeMedia } from '#tests/support/uploads.ts'

describe('publishing a folder to a running site', () => {
  it('creates posts with images, links and tables, and no duplicates when run again', async () => {
    const { folder, slugs } = await illustratedBlog()
    const report = await publish(folder)
    expect(report.warnings).toEqual([])
    expect(report.counts).toMatchObject({ imported: 3, 'left-out': 0, pictures: 1 })
    const first = await postAt(slugs[0])
    expect(first).toMatchObject({
      ...{ title: 'First', tags: ['x', 'y'], author: 'Ada', isPublished: true },
      publishedAt: '2019-05-01T00:00:00.000Z',
    })
    expect(first.imageUrl).toMatch(/^\/files\/media\//)
    expect(first.content.split(`(${first.imageUrl})`)).toHaveLength(3)
    expect(first.content).toContain(`href="/blog/${slugs[1]}"`)
    const [item] = await listMedia({ actor: await adminActor() })
    expect(item).toMatchObject({ url: first.imageUrl, alt: 'one' })
    expect((await postAt(slugs[1])).content).toContain('data-footnote')
    expect((await postAt(slugs[2])).isPublished).toBe(false)
    const before = await rows()
    expect(outcomes(await publish(folder))).toEqual(['unchanged', 'unchanged', 'unchanged'])
    expect(await rows()).toEqual(before)
  })

  it('replaces what differs, and keeps the slug and the date', async () => {
    const { folder, slugs } = await blog()
    await publish(folder)
    const { id } = await postAt(slugs[1])
    await writeSourceFiles(folder, { [`${slugs[1]}.md`]: '---\ntitle: Changed\n---\nText\n' })
    expect(outcomes(await publish(folder))).toEqual(['unchanged', 'updated', 'unchanged'])
    expect(await postAt(id)).toMatchObject({
      ...{ title: 'Changed', slug: slugs[1], publishedAt: '2019-05-01T00:00:00.000Z' },
      isPublished: true,
    })
  })

  it('reads each post once for a dry run, and once to publish', async () => {
    const { folder, slugs } = await blog()
    const { source, reads } = countedSource(await openMarkdown(await listMarkdown(folder)))
    const to = await connect(await startHandlerServer())
    const posts = slugs.map((slug) => `${slug}.md`)
    await publishPosts({ to, source, isDryRun: true })
    expect(reads).toEqual(posts)
    await publishPosts({ to, source })
    expect(reads).toEqual([...posts, ...posts])
  })

  it('asks for an image of another site each time, as it keeps no record', async () => {
    const bytes = await imageFile('png', { width: 37 })
    const fetched = vi.fn(() => Promise.resolve(bytes))
    const remoteImage = () => ({ name: 'a.png', read: fetched })
    const folder = await sourceFolder({
      'remote.md': `${front('First')}![a](https://other.example/a.png)\n`,
    })
    await publish(folder, { remoteImage })
    await publish(folder, { remoteImage })
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('leaves a post unchanged whose neighbouring links lead to one post', async () => {
    const name = 'neighbours'
    const folder = await sourceFolder({
      [`${name}-a.md`]: `${front('First')}[one](${name}-b.md)[two](./${name}-b.md)\n`,
      [`${name}-b.md`]: `${front('Second')}Text\n`,
    })
    expect(outcomes(await publish(folder))).toEqual(['imported', 'imported'])
    expect(outcomes(await publish(folder))).toEqual(['unchanged', 'unchanged'])
  })

  it('writes nothing in a dry run, and says the same', async () => {
    const { folder } = await illustratedBlog()
    const before = await rows()
    const plan = await publish(folder, { isDryRun: true })
    expect(await rows()).toEqual(before)
    const done = await publish(folder)
    expect(plan).toEqual({ ...done, isDryRun: true })
  })

  it.each([
    ['without a date', 'title: A', 'It has no date: it is imported as a draft.'],
    [
      'with an impossible one',
      'title: A\ndate: 2024-02-30',
      'The date “2024-02-30” is ambiguous or unreadable: it is imported as a draft.',
    ],
  ])('publishes no new post %s', async (_, fields, warning) => {
    const name = `undated-${fields.length}`
    const folder = await sourceFolder({ [`${name}.md`]: `---\n${fields}\n---\nText\n` })
    const report = await publish(folder)
    expect(report.warnings.map(({ text }) => text)).toEqual([warning])
    expect(await postAt(name)).toMatchObject({ isPublished: false, publishedAt: null })
  })

  it('neither publishes nor unpublishes with --drafts', async () => {
    const { folder, slugs } = await blog()
    await publish(folder, { allDrafts: true })
    expect((await postAt(slugs[0])).isPublished).toBe(false)
    await changePost(slugs[0], { isPublished: true })
    const again = await publish(folder, { allDrafts: true })
    expect(outcomes(again)).toEqual(['unchanged', 'unchanged', 'unchanged'])
    expect((await postAt(slugs[0])).isPublished).toBe(true)
  })

  it('does not publish deleted posts again', async () => {
    const { folder, slugs } = await blog()
    await publish(folder)
    await deletePost({ actor: await adminActor(), id: slugs[0] })
    const again = await publish(folder)
    expect(again.posts[0]).toMatchObject({
      outcome: 'kept',
      reason: 'It is in the trash of the site.',
    })
    expect(outcomes(again)).toEqual(['kept', 'unchanged', 'unchanged'])
  })

  it('skips a post that is saved at the same moment', async () => {
    const { folder, slugs } = await blog()
    await publish(folder)
    await writeSourceFiles(folder, { [`${slugs[1]}.md`]: `${front('Changed')}Text\n` })
    const origin = await startHandlerServer(
      ({ method }) => method === 'PUT' && changePost(slugs[1], { title: 'Mine' }),
    )
    const report = await publish(folder, { origin })
    expect(report.posts[1]).toMatchObject({
      outcome: 'left-out',
      reason: 'It was edited on the site during this run. Run the command again.',
    })
    expect((await postAt(slugs[1])).title).toBe('Mine')
  })
})

describe('GET /api/media by checksum', () => {
  it('lists the files with these bytes only', async () => {
    const { token } = await createAccessToken(['media'])
    const [, second] = [
      await storeMedia(Buffer.from('First.'), 'same.txt'),
      await storeMedia(Buffer.from('Second.'), 'same.txt'),
      await storeMedia(Buffer.from('Third.'), 'same.txt'),
    ]
    const found = await sendWithToken(calls.listMedia, token, {
      query: `?checksum=${sha256(Buffer.from('Second.'))}`,
    })
    expect(await expectAnswer(found, 200, mediaListSchema)).toEqual([second])
    const none = await sendWithToken(calls.listMedia, token, {
      query: `?checksum=${'0'.repeat(64)}`,
    })
    expect(await none.json()).toEqual([])
    const wrong = await sendWithToken(calls.listMedia, token, { query: '?checksum=1' })
    expect(wrong.status).toBe(400)
  })
})

describe('a site that refuses the token', () => {
  it.each([
    ['read', /not allowed to do this\. This needs an access token with the scope media\. Create/],
    ['media', /with the scope posts or read\. Create one with the scopes posts and media at http/],
  ] as const)('says which scope one with %s lacks', async (scope, sentence) => {
    const { folder } = await illustratedBlog()
    const { token } = await createAccessToken([scope])
    await expect(publish(folder, { token })).rejects.toThrow(sentence)
  })

  it('says that it is unknown', async () => {
    const { folder } = await blog()
    await expect(publish(folder, { token: `folio_${'a'.repeat(51)}` })).rejects.toThrow(
      /does not accept this token: it is unknown, revoked or expired\. Create one at http/,
    )
  })
})

describe('npm run import -- PATH --to URL', () => {
  it('publishes without a database, and exits with 1 when a post was left out', async () => {
    const { folder } = await illustratedBlog()
    const origin = await startHandlerServer()
    const { token } = await createAccessToken(['posts', 'media'])
    const run = () =>
      runScript('import', [folder, '--to', origin], { DATABASE_URL: '', FOLIO_TOKEN: token })
    expect((await run()).text).toContain(
      '3 imported, 0 updated, 0 unchanged, 0 not overwritten, 0 skipped',
    )
    await writeSourceFiles(folder, { 'broken.md': '---\ntitle: [\n---\nText\n' })
    expect(await run()).toMatchObject({ code: 1 })
  })
})
