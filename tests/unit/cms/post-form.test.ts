import { describe, expect, it } from 'vitest'
import { eachPostField } from '#src/contract/posts/post-fields.ts'
import { postBodySchema } from '#src/contract/posts/post-schemas.ts'
import {
  emptyPostForm,
  firstProblem,
  formToBody,
  postToForm,
  splitTags,
} from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { samplePost } from '#tests/support/sample-post.ts'

const OWNER = 'Ada Example'
const now = new Date('2026-03-10T12:00:00.000Z')

const form: PostForm = {
  ...emptyPostForm(OWNER),
  title: ' A title ',
  excerpt: 'An excerpt',
  content: '<p>Text</p>',
  readTime: '5',
  tags: 'node, , postgres ,',
}

const post = samplePost({ tags: ['node', 'postgres'], author: 'Somebody Else' })

const bodyOf = (part: Partial<PostForm>, saved: Partial<PostForm> = {}) =>
  formToBody(
    { ...form, ...part },
    { defaultAuthor: OWNER, stored: { ...emptyPostForm(OWNER), ...saved }, now },
  )

describe('validation on submit', () => {
  it.each([
    ['S5-blog-03', { title: '  ' }, 'title', 'Title is required'],
    ['S5-blog-04', { excerpt: '' }, 'excerpt', 'Excerpt is required'],
    ['S5-blog-05', { content: '' }, 'content', 'Content is required'],
    ['S5-blog-05', { content: '<p> </p>' }, 'content', 'Content is required'],
    ['S5-blog-06', { author: ' ' }, 'author', 'Author is required'],
    [
      'S5-blog-07',
      { status: 'pending' as PostForm['status'] },
      'status',
      'Status must be draft or published',
    ],
    ['S5-blog-08', { readTime: '' }, 'readTime', 'Read time is required'],
  ])('[%s] refuses %j', (_, part, field, message) => {
    expect(firstProblem({ ...form, ...part })).toMatchObject({ field, message })
  })

  it('[S5-blog-02] reports the first failing rule, in the order of the spec', () => {
    const order = ['title', 'excerpt', 'content', 'author', 'readTime'] as const
    const blank: PostForm = { ...emptyPostForm(''), readTime: '' }
    const filled: Partial<PostForm> = {}
    const seen = order.map((field) => {
      const problem = firstProblem({ ...blank, ...filled })
      filled[field] = form[field]
      return problem?.field
    })
    expect(seen).toEqual(order)
  })

  it('[S5-blog-09] [S5-blog-10] accepts a form without image and tags', () => {
    expect(firstProblem({ ...form, imageUrl: '', tags: '' })).toBeNull()
  })

  it('accepts content that is only an image', () => {
    expect(firstProblem({ ...form, content: '![](/files/media/a.png)' })).toBeNull()
  })
})

describe('request body', () => {
  it.each([
    ['a, b', ['a', 'b']],
    [' a ,, b c ,', ['a', 'b c']],
    ['', []],
  ])('[S5-blog-11] [S5-blog-12] splits the tags %j', (tags, list) => {
    expect(splitTags(tags)).toEqual(list)
  })

  it('[S7-post-blog-01] [S3-post-04] [S3-post-13] has the documented fields', () => {
    expect(bodyOf({ status: 'published', imageUrl: ' /files/a.png ' })).toEqual({
      title: 'A title',
      excerpt: 'An excerpt',
      content: '<p>Text</p>',
      category: 'Technology',
      readTime: 5,
      imageUrl: '/files/a.png',
      tags: ['node', 'postgres'],
      isPublished: true,
      publishedAt: now.toISOString(),
    })
  })

  it.each([
    [OWNER, undefined, false],
    ['Guest', 'Guest', true],
    [OWNER, 'Guest', true],
  ])('[S3-post-16] sends the author %j (saved: %j): %s', (author, saved, isSent) => {
    expect('author' in bodyOf({ author }, saved ? { author: saved } : {})).toBe(isSent)
  })

  it.each<[Partial<PostForm>, Partial<PostForm>, object]>([
    [{ slug: ' my-slug ' }, {}, { slug: 'my-slug' }],
    [{ slug: 'same' }, { slug: 'same' }, {}],
    [{ slug: '' }, { slug: 'same' }, {}],
    [{ seoTitle: '' }, { seoTitle: 'Short' }, { seoTitle: '' }],
    [{ series: 'Locks', seriesPart: '2' }, {}, { series: 'Locks', seriesPart: 2 }],
    [{ seriesPart: '' }, { series: 'Locks', seriesPart: '2' }, { series: '', seriesPart: null }],
  ])('sends of %j over %j only %j', (part, saved, sent) => {
    const { slug, seoTitle, seoDescription, canonicalUrl, series, seriesPart } = bodyOf(part, saved)
    const optional = { slug, seoTitle, seoDescription, canonicalUrl, series, seriesPart }
    expect(JSON.parse(JSON.stringify(optional))).toEqual(sent)
  })

  it('[S9-category-01] sends the default category for a blank one', () => {
    expect(bodyOf({ category: ' ' }).category).toBe('Technology')
    expect(bodyOf({ category: 'Travel' }).category).toBe('Travel')
  })

  it('matches the contract', () => {
    expect(postBodySchema.safeParse(bodyOf({ status: 'published' })).success).toBe(true)
  })
})

describe('form of a saved post', () => {
  it('[S2-editor-13] shows tags comma separated, and the author', () => {
    expect(postToForm(post)).toEqual({
      ...eachPostField(() => ''),
      title: 'A title',
      excerpt: 'An excerpt',
      content: '<p>Text</p>',
      author: 'Somebody Else',
      status: 'published',
      readTime: '7',
      tags: 'node, postgres',
      category: 'Technology',
      slug: 'a-title',
      publishedAt: '2026-03-01T00:00:00.000Z',
      scheduledFor: '',
    })
  })

  it('[S3-post-15] [S3-form-01] defaults to a draft by the owner for a new post', () => {
    expect(emptyPostForm(OWNER)).toEqual({
      ...eachPostField(() => ''),
      ...{ category: 'Technology', publishedAt: null, scheduledFor: '' },
      author: OWNER,
      status: 'draft',
    })
  })
})
