import { beforeEach, describe, expect, it } from 'vitest'
import type { PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import { findPublicPost } from '#src/services/posts/public-posts.ts'
import { getPostPageData } from '#src/services/posts/post-page-data.ts'
import { savePostDraft } from '#src/services/posts/post-draft-service.ts'
import { adminActor, saveInAdmin } from '#tests/support/admin.ts'
import { create, list, readAsOwner, restore, save } from '#tests/support/post-calls.ts'
import { emptySite } from '#tests/support/trash.ts'

beforeEach(emptySite)

const SERIES = 'Locks: “all” of  them'
const STORED = 'Locks: “all” of them'

describe('the series of a post', () => {
  it('is stored with its part, stays when it is not sent, and can be emptied', async () => {
    const { id } = await create({ series: SERIES, seriesPart: 2 })
    const stored = { series: STORED, seriesPart: 2 }
    expect(await readAsOwner(id)).toMatchObject(stored)
    expect(await save(id, { title: 'Other' })).toMatchObject(stored)
    const emptied = await save(id, { series: ' ', seriesPart: null })
    expect(emptied).toMatchObject({ series: null, seriesPart: null })
  })

  it('is set by the built-in admin, an autosave, and a restored version', async () => {
    const { id } = await create({ series: 'First' })
    await saveInAdmin('PATCH', `/posts/${id}`, { series: STORED, seriesPart: 3 })
    expect(await readAsOwner(id)).toMatchObject({ series: STORED, seriesPart: 3 })
    const actor = await adminActor()
    await savePostDraft({ actor, id, body: { series: 'Draft', seriesPart: null } })
    expect(await readAsOwner(id)).toMatchObject({ series: 'Draft', seriesPart: null })
    expect(await findPublicPost(id)).toMatchObject({ series: STORED, seriesPart: 3 })
    const oldest = (await list(id)).versions.at(-1)
    await restore(id, oldest?.id)
    expect(await readAsOwner(id)).toMatchObject({ series: 'First', seriesPart: null })
  })
})

const write = (title: string, day: number, changes: Partial<PostBodyInput> = {}) => {
  const publishedAt = new Date(Date.UTC(2025, 0, day)).toISOString()
  return create({ title, publishedAt, tags: [], ...changes })
}

describe('the page of a part', () => {
  const part = (title: string, day: number, changes: Partial<PostBodyInput> = {}) =>
    write(title, day, { series: STORED, ...changes })

  it('lists the public parts, by number and then by date; they are not related posts', async () => {
    await part('Third', 1)
    await part('Fourth', 2)
    const second = await part('Second', 3, { seriesPart: 20 })
    await part('First', 4, { seriesPart: 3 })
    await part('Draft', 5, { isPublished: false })
    await write('Outside', 6)
    const { series, related } = await getPostPageData(second)
    expect(series).toMatchObject({ title: STORED, position: 1 })
    expect(series?.parts.map(({ title }) => title)).toEqual(['First', 'Second', 'Third', 'Fourth'])
    expect(related.map(({ title }) => title)).toEqual(['Outside'])
  })

  it('omits the list while a post is the only part', async () => {
    expect((await getPostPageData(await part('Only', 1))).series).toBeNull()
  })
})

describe('the page of a post', () => {
  it('is related to older posts with the words of its title, also in other forms', async () => {
    const post = await write('The parser for a language', 9)
    await write('Parsers of languages', 1)
    await write('A parser', 2)
    await write('Parsers, hidden', 3, { isPublished: false })
    for (const number of [4, 5, 6]) await write(`The other ${number}`, number)
    const { related } = await getPostPageData(post)
    expect(related.map(({ title }) => title)).toEqual([
      'Parsers of languages',
      'A parser',
      'The other 6',
    ])
  })

  it('names the case studies that link to it', async () => {
    const post = await create({ title: 'Post' })
    const project = (title: string, url: string, _status = 'published') =>
      saveInAdmin('POST', '/projects', {
        ...{ title, summary: 'A.', links: [{ label: 'Post', url }], _status },
      })
    await project('Cites', `/blog/${post.slug}#part`)
    await project('Draft', `/blog/${post.slug}`, 'draft')
    await project('Another', `/blog/${post.slug}-2`)
    expect((await getPostPageData(post)).caseStudies).toEqual([{ slug: 'cites', title: 'Cites' }])
  })
})
