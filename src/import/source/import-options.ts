import type { Source, SourcePost } from './source-post.ts'
import { mapPosts } from './within-deadline.ts'

export const withStraightQuotes = (source: Source, isAsked: boolean | undefined): Source =>
  isAsked ? mapPosts(source, ({ typography: _none, ...post }) => post) : source

export const withPathPrefix = (source: Source, prefix: string | null | undefined): Source =>
  prefix ? mapPosts(source, (post) => withPaths(post, `/${prefix}/`)) : source

function withPaths(post: SourcePost, prefix: string): SourcePost {
  const folder = prefix.replace(/\/{2,}/g, '/')
  const [, file = ''] = /([^/]+)\.\w+$/.exec(post.place.file === post.key ? post.key : '') ?? []
  const names = [post.slug ?? '', file].filter((name) => name !== '' && name !== 'index')
  const oldPaths = names.map((name) => `${folder}${encodeURIComponent(name)}/`)
  return { ...post, oldPaths: [...new Set([...oldPaths, ...post.oldPaths])] }
}
