import type { Source, SourcePost } from './source-post.ts'

export const underPrefix = (source: Source, prefix: string | null | undefined): Source =>
  prefix ? { ...source, posts: () => withPaths(source.posts(), prefix) } : source

async function* withPaths(posts: AsyncIterable<SourcePost>, prefix: string) {
  const folder = `/${prefix}/`.replace(/\/{2,}/g, '/')
  for await (const post of posts) {
    const [, file = ''] = /([^/]+)\.\w+$/.exec(post.place.file === post.key ? post.key : '') ?? []
    const names = [post.slug ?? '', file].filter((name) => name !== '' && name !== 'index')
    const oldPaths = names.map((name) => `${folder}${encodeURIComponent(name)}/`)
    yield { ...post, oldPaths: [...new Set([...oldPaths, ...post.oldPaths])] }
  }
}
