import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#collections/sql.ts'
import type { PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import { asSystem, payloadClient, readSql } from '#src/services/platform/payload.ts'
import { getPostPageData } from '#src/services/posts/post-page-data.ts'
import { create } from '#tests/support/post-calls.ts'

beforeEach(() => readSql(sql`truncate posts, projects cascade`))

const day = (number: number) => new Date(Date.UTC(2025, 0, number)).toISOString()
const write = (title: string, changes: Partial<PostBodyInput> = {}) =>
  create({ title, tags: [], ...changes })
const titles = (posts: { title: string }[]) => posts.map(({ title }) => title)

describe('a post', () => {
  it('is related to older posts with the words of its title, also in other forms', async () => {
    const post = await write('The parser for a language', { publishedAt: day(9) })
    await write('Parsers of languages', { publishedAt: day(1) })
    await write('A parser', { publishedAt: day(2) })
    await write('Parsers, hidden', { publishedAt: day(3), isPublished: false })
    for (const number of [4, 5, 6]) await write(`The other ${number}`, { publishedAt: day(number) })
    const { related } = await getPostPageData(post)
    expect(titles(related)).toEqual(['Parsers of languages', 'A parser', 'The other 6'])
  })

  it('names the case studies that link to it', async () => {
    const post = await write('Post')
    const payload = await payloadClient()
    const project = async (title: string, url: string, changes: object = {}) =>
      payload.create({
        collection: 'projects',
        data: {
          title,
          summary: 'A.',
          links: [{ label: 'Post', url }],
          _status: 'published',
          ...changes,
        },
        ...asSystem('test'),
      })
    await project('Cites', `/blog/${post.slug}#part`)
    await project('Draft', `/blog/${post.slug}`, { _status: 'draft' })
    await project('Another', `/blog/${post.slug}-2`)
    expect((await getPostPageData(post)).caseStudies).toEqual([{ slug: 'cites', title: 'Cites' }])
  })
})
