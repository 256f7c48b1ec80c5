import { beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import type { PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import { siteUrl } from '#src/env.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { pdf, imageFile } from '#tests/support/sample-files.ts'
import { storeMedia, storeResume } from '#tests/support/uploads.ts'
import { create } from '#tests/support/post-calls.ts'
import { answerOf } from '#tests/support/requests.ts'

const linkTo = (url: string) => `<p>See <a href="${url}">here</a></p>`
const report = () => answerOf(calls.listBrokenLinks)
/** The reasons for one post that has this address. */
const reasons = async (content: string, changes: Partial<PostBodyInput> = {}) => {
  const { id } = await create({ title: 'With links', content, ...changes })
  const found = (await report()).find((post) => post.id === id)
  return found?.links.map(({ kind, reason }) => `${kind}: ${reason}`) ?? []
}

beforeEach(() => readSql(sql`truncate posts, media, resumes cascade`))

describe('POST /api/broken-links', () => {
  it('names the URLs of three that visitors cannot open', async () => {
    const draft = await create({ title: 'A draft', isPublished: false })
    const target = await create({ title: 'The target' })
    const urls = [`/blog/${target.slug}`, '/files/media/gone.png', `/blog/${draft.slug}`]
    expect(await answerOf(calls.checkLinks, { json: { urls } })).toEqual([
      { url: '/files/media/gone.png', reason: 'missing' },
      { url: `/blog/${draft.slug}`, reason: 'hidden' },
    ])
  })
})

describe('GET /api/broken-links', () => {
  it('names the post, the link as written, and its text', async () => {
    const { id } = await create({
      title: 'With links',
      content: linkTo('/blog/gone?a=1&amp;b=2#c'),
    })
    expect(await report()).toEqual([
      {
        id,
        title: 'With links',
        isPublic: true,
        links: [{ kind: 'link', url: '/blog/gone?a=1&b=2#c', text: 'here', reason: 'missing' }],
      },
    ])
  })

  it.each(['/', '/#about', '#part', '/blog', '/resume', '/api/resume', '/images/post-default.svg'])(
    'accepts %s',
    async (url) => expect(await reasons(linkTo(url))).toEqual([]),
  )
  it.each(['https://example.org/gone', 'mailto:me@example.org', 'tel:+1'])(
    'does not check %s',
    async (url) => expect(await reasons(linkTo(url))).toEqual([]),
  )
  it.each(['/gone.html', '/images/gone.png', '/blog/tag/gone', `${siteUrl}/blog/gone`, 'gone'])(
    'reports %s',
    async (url) => expect(await reasons(linkTo(url))).toEqual(['link: missing']),
  )

  it('accepts a public post by slug, id and former slug, and a used tag', async () => {
    const { id, slug } = await create({ title: 'The target', tags: ['CSS'] })
    await readSql(sql`update posts set slug = 'new-target' where id = ${id}`)
    await readSql(
      sql`insert into posts_texts ("order", parent_id, path, text) values (1, ${id}, 'slugHistory', ${slug})`,
    )
    for (const url of [`/blog/${slug}`, '/blog/new-target', `/blog/${id}`, '/blog/tag/css'])
      expect([url, await reasons(linkTo(url))]).toEqual([url, []])
  })

  it('reports what visitors cannot open: a trashed post, and from a public post a draft', async () => {
    const draft = await create({ title: 'A draft', isPublished: false })
    const trashed = await create({ title: 'Trashed' })
    await readSql(sql`update posts set deleted_at = now() where id = ${trashed.id}`)
    expect(await reasons(linkTo(`/blog/${draft.slug}`))).toEqual(['link: hidden'])
    expect(await reasons(linkTo(`/blog/${draft.slug}`), { isPublished: false })).toEqual([])
    expect(await reasons(linkTo(`/blog/${trashed.slug}`))).toEqual(['link: trashed'])
  })

  it('reports images and files that are gone, also as the featured image', async () => {
    const { url } = await storeMedia(await imageFile('png', { width: 800, height: 600 }), 'a.png')
    const [row] = await readSql(sql`select renditions -> 0 ->> 'name' as name from media`)
    const content = `![A](${url})\n\n![B](/files/media/${String(row?.['name'])})\n\n![C](/files/media/gone.png)`
    expect(await reasons(content, { imageUrl: url })).toEqual(['picture: missing'])
    await readSql(sql`update media set deleted_at = now()`)
    expect(await reasons(content, { imageUrl: url })).toEqual([
      ...['featured-image: trashed', 'picture: trashed', 'picture: trashed', 'picture: missing'],
    ])
  })

  it('reports an image of the editor when the file is in the trash', async () => {
    const { url } = await storeMedia(await imageFile('png'), 'a.png')
    const content = `<p>Before</p><p><img src="${url}" alt="A"></p>`
    expect(await reasons(content)).toEqual([])
    expect(await reasons(`${content}${linkTo('/blog/gone')}`)).toEqual(['link: missing'])
    await readSql(sql`update media set deleted_at = now()`)
    expect(await reasons(content)).toEqual(['picture: trashed'])
  })

  it('accepts a link that a stored redirect leads on, but not to a draft', async () => {
    const draft = await create({ title: 'A draft', isPublished: false })
    await readSql(sql`insert into redirects (address, target) values ('/blog/old-name', '/resume'),
      ('/2019/05/page.html', '/blog')`)
    await readSql(
      sql`insert into redirects (address, post_id) values ('/blog/to-a-draft', ${draft.id})`,
    )
    expect(await reasons(linkTo('/blog/old-name'))).toEqual([])
    expect(await reasons(linkTo('/2019/05/page.html'))).toEqual([])
    expect(await reasons(linkTo('/blog/to-a-draft'))).toEqual(['link: missing'])
    expect(await reasons(linkTo('/blog/other-name'))).toEqual(['link: missing'])
  })

  it('accepts the renditions of previous and current bytes of a replaced image', async () => {
    const { url } = await storeMedia(await imageFile('png'), 'a.png')
    const former = 'b'.repeat(26)
    const current = 'c'.repeat(26)
    await readSql(sql`update media set stored_name = ${`${current}.png`},
      earlier = jsonb_build_array(jsonb_build_object('name', ${`${former}.png`}::text))`)
    const sizes = [former, current, 'd'.repeat(26)].map(
      (version) => `/files/media/${version}-640.webp`,
    )
    const content = [url, ...sizes].map((src) => `![A](${src})`).join('\n\n')
    expect(await reasons(content)).toEqual(['picture: missing'])
  })

  it('reports a resume that visitors cannot download', async () => {
    const first = await storeResume(pdf())
    const second = await storeResume(pdf())
    expect(await reasons(linkTo(first.url))).toEqual([])
    expect(await reasons(linkTo(second.url))).toEqual(['link: hidden'])
  })

  it('does not report addresses in code examples', async () => {
    expect(await reasons('```html\n<a href="/gone">x</a>\n![x](/gone.png)\n```')).toEqual([])
  })
})
