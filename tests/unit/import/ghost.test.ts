import { describe, expect, it } from 'vitest'
import { ghostExport, lexical, onlyPost, paragraph, post, text } from './ghost-export.ts'
import { fileAt, opened, postsOf, writeFiles, zipped } from './temporary-files.ts'

describe('Ghost export', () => {
  it('reads a post with its related rows, in the order of the relations', async () => {
    const source = await onlyPost({
      posts: [
        post({
          lexical: lexical(paragraph(text('Hello'))),
          feature_image: '__GHOST_URL__/content/images/2023/05/cover.jpg',
          custom_excerpt: 'In short',
          canonical_url: 'https://elsewhere.example/a',
        }),
      ],
      posts_meta: [
        {
          ...{ id: 'm1', post_id: '65a1', meta_title: 'For search', meta_description: 'Found' },
          feature_image_alt: 'A lock',
          feature_image_caption: 'By <a href="https://p.example">P</a>',
        },
      ],
      posts_authors: [
        { id: 'x', post_id: '65a1', author_id: 'u2', sort_order: 1 },
        { id: 'y', post_id: '65a1', author_id: 'u1', sort_order: 0 },
      ],
      posts_tags: [
        { id: 'a', post_id: '65a1', tag_id: 't3', sort_order: 2 },
        { id: 'b', post_id: '65a1', tag_id: 't2', sort_order: 0 },
        { id: 'c', post_id: '65a1', tag_id: 't1', sort_order: 1 },
      ],
      tags: [
        { id: 't1', name: 'Databases', slug: 'databases', visibility: 'public' },
        { id: 't2', name: 'Locks', slug: 'locks', visibility: 'public' },
        { id: 't3', name: '#wide', slug: 'hash-wide', visibility: 'internal' },
      ],
      users: [
        { id: 'u1', name: 'Ada Byron', slug: 'ada', email: 'ada@example.com' },
        { id: 'u2', name: 'Bob', slug: 'bob', email: 'bob@example.com' },
      ],
    })
    expect(source).toStrictEqual({
      ...{ key: '65a1', title: 'A post', slug: 'a-post', excerpt: 'In short' },
      place: { file: 'blog.ghost.json, post “a-post”' },
      publishedAt: new Date('2023-05-02T08:30:00.000Z'),
      updatedAt: new Date('2024-01-02T03:04:05.000Z'),
      ...{ author: 'Ada Byron, Bob', canonicalUrl: 'https://elsewhere.example/a' },
      ...{ seoTitle: 'For search', seoDescription: 'Found', tags: ['Locks', 'Databases'] },
      cover: { url: '/content/images/2023/05/cover.jpg', alt: 'A lock' },
      isDraft: false,
      body: {
        format: 'html',
        text: '<p>Hello</p><p><em>Cover image: By <a href="https://p.example">P</a></em></p>',
      },
      oldPaths: ['/a-post/'],
      warnings: [],
    })
  })

  it('an empty draft has no body', async () => {
    const source = await onlyPost({ posts: [post({ status: 'draft', published_at: null })] })
    expect(source).toMatchObject({ isDraft: true, body: { text: '' }, warnings: [] })
  })

  it.each([
    ['the mark in its HTML', { html: '<p>x</p><!--members-only--><p>y</p>' }],
    ['its paywall card', { lexical: lexical({ type: 'paywall', version: 1 }) }],
  ])('a members-only post by %s is imported as a draft with a warning', async (_by, fields) => {
    const source = await onlyPost({ posts: [post(fields)] })
    expect(source.isDraft).toBe(true)
    expect(source.warnings.map((warning) => warning.text)).toStrictEqual([
      'It was for members only, so it is imported as a draft.',
    ])
    expect(source.body.text).not.toContain('members-only')
  })

  it('a scheduled post keeps its date', async () => {
    const [date, status] = ['2999-01-01T00:00:00.000Z', 'scheduled']
    const source = await onlyPost({ posts: [post({ status, published_at: date })] })
    expect(source).toMatchObject({ isDraft: false, publishedAt: new Date(date) })
  })

  it('reads exports of Ghost 1: numbers as ids, dates without a zone, one author, permalinks', async () => {
    const source = await onlyPost({
      posts: [
        {
          ...{ id: 7, title: 'Old', slug: 'old', markdown: '*Hi*', html: null },
          ...{ image: '/content/images/a.png', page: 0, status: 'published', author_id: 1 },
          published_at: '2016-05-01 08:00:00',
        },
        { id: 8, title: 'About', slug: 'about', page: 1, status: 'published' },
      ],
      users: [{ id: 1, name: 'Ada' }],
      settings: [{ id: 3, key: 'permalinks', value: '/:year/:month/:day/:slug/' }],
    })
    expect(source).toMatchObject({
      ...{ key: '7', author: 'Ada', publishedAt: new Date('2016-05-01T08:00:00Z') },
      cover: { url: '/content/images/a.png' },
      body: { text: '<p><em>Hi</em></p>\n' },
      oldPaths: ['/old/', '/2016/05/01/old/'],
    })
  })
})

describe('Ghost archive', () => {
  const files = {
    'backup/data/blog.ghost.json': ghostExport({ posts: [post({})] }),
    'backup/content/images/2023/05/lock é.png': 'original',
    'backup/content/images/2023/05/lock é_o.png': 'untouched',
    'backup/content/images/size/w600/2023/05/lock é.png': 'small',
    'backup/content/settings/routes.yaml':
      'collections:\n  /blog/:\n    permalink: /blog/{year}/{slug}/\n',
  }

  it.each([
    '/content/images/2023/05/lock%20%C3%A9.png',
    '__GHOST_URL__/content/images/2023/05/lock é.png',
    'https://example.com/blog/content/images/size/w1000/format/webp/2023/05/lock%20%C3%A9.png?v=1',
  ])('finds the original of %s', async (address) => {
    expect(await fileAt(await zipped(files), address)).toStrictEqual({
      name: 'lock é.png',
      text: 'original',
    })
  })

  it.each(['/content/images/2023/05/none.png', '/assets/a.png', 'https://a.example/'])(
    'finds nothing at %s',
    async (address) => {
      expect(await fileAt(await zipped(files), address)).toBeUndefined()
    },
  )

  it('a post also had the addresses of routes.yaml', async () => {
    const [source] = await postsOf(await zipped(files))
    expect(source?.oldPaths).toStrictEqual(['/a-post/', '/blog/2023/a-post/'])
  })

  it('finds images next to a single-file export, but none outside of its folder', async () => {
    const path = await writeFiles({
      'export/blog.ghost.json': ghostExport({ posts: [post({})] }),
      'export/content/images/a.png': 'beside',
      'secret.png': 'outside',
    })
    expect((await fileAt(path, '/content/images/a.png'))?.text).toBe('beside')
    expect(await fileAt(path, '/content/images/../../../secret.png')).toBeUndefined()
    expect(await fileAt(path, '/content/images/../../blog.ghost.json')).toBeUndefined()
  })

  it('reads the bundle of Ghost’s migration tools, with its recordings and files', async () => {
    const [paid, page] = [
      { html: '<p>Words</p>', visibility: 'paid' },
      { id: '65a2', type: 'page' },
    ]
    const data = {
      posts: [post(paid), post(page)],
      users: [{ id: 'u1', name: 'Ada Byron', slug: 'ada' }],
      tags: ['SQL', '#substack'].map((name) => ({
        id: name,
        name,
        slug: name.replace('#', 'hash-'),
      })),
      posts_authors: [{ post_id: '65a1', author_id: 'u1' }],
      posts_tags: ['SQL', '#substack'].map((name) => ({ post_id: '65a1', tag_id: name })),
      posts_meta: [],
    }
    const meta = { exported_on: 1_770_000_000_000, version: '2.0.0' }
    const bundle = await zipped({
      'ghost-import.json': JSON.stringify({ meta, data }, null, 2),
      'content/images/a.png': 'a picture',
      'content/media/talk.mp3': 'a recording',
      'content/files/slides.pdf': 'a file',
    })
    const source = await opened(bundle)
    expect(source.description).toBe('A Ghost 2.0.0 export of 1 post; 1 page will be skipped')
    expect(await postsOf(bundle)).toMatchObject([
      {
        ...{ key: '65a1', author: 'Ada Byron', tags: ['SQL'], isDraft: true },
        body: { text: '<p>Words</p>' },
      },
    ])
    const found = ['images/a.png', 'media/talk.mp3', 'files/slides.pdf'].map((path) =>
      fileAt(bundle, `__GHOST_URL__/content/${path}`),
    )
    expect((await Promise.all(found)).map((file) => file?.text)).toEqual([
      ...['a picture', 'a recording', 'a file'],
    ])
  })
})
