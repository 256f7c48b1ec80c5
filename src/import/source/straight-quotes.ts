import type { Source, SourcePost } from './source-post.ts'

export const withStraightQuotes = (source: Source, isAsked: boolean | undefined): Source =>
  isAsked ? { ...source, posts: () => withoutTypography(source.posts()) } : source

async function* withoutTypography(posts: AsyncIterable<SourcePost>) {
  for await (const { typography: _none, ...post } of posts) yield post
}
