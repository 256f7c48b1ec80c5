import type { PostPage, PostPageData } from '#src/contract/posts/public-page-data.ts'
import type { PostSummary } from '#src/contract/posts/post-schemas.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import type { RenderedBody } from '#src/content/render/render-node.ts'
import { highlightCode } from '#src/services/highlight/highlight.ts'
import { samplePost } from '#tests/support/sample-post.ts'

export const summary = (number: number): PostSummary => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  slug: `post-${number}`,
  title: `Title ${number}`,
  excerpt: `Excerpt ${number}`,
  category: 'Technology',
  tags: ['tag'],
  publishedAt: '2026-03-04T23:30:00.000Z',
  readTime: 5,
  imageUrl: null,
})
const content = [
  '<h1>One</h1><h2>Two</h2><h2>Three</h2>',
  '<p><span style="color: #EF4444;">red</span> <mark>marked</mark></p>',
  '```typescript\nconst a: number = 1\n```',
  '```\nplain\n```',
  'first line\nsecond line',
].join('\n\n')
export const post = samplePost({
  ...summary(1),
  content,
  createdAt: '2026-03-04T23:30:00.000Z',
  updatedAt: '2026-03-04T23:30:00.000Z',
})
export const posts = [1, 2, 3, 4].map(summary)

export const list = (changes: Partial<PostPage> = {}): PostPage => ({
  ...{ posts, images: {}, page: 1, pageCount: 1, postCount: posts.length },
  ...changes,
})
export const pageData: PostPageData & RenderedBody = {
  ...{
    site: 'https://folio.example/',
    images: {},
    previous: null,
    next: null,
    related: [],
    thread: [],
    series: null,
    caseStudies: [],
  },
  blocks: await highlightCode(renderContent(content)),
}
