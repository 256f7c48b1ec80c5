import type { Source, SourcePost } from './source-post.ts'

/**
 * A source whose posts were at a path of the old site, such as `/blog/`, by their slug or the name of their file: for
 * those whose settings do not come along, or are a program.
 */
export const underPrefix = (source: Source, prefix: string | null | undefined): Source =>
  prefix ? { ...source, posts: () => withAddresses(source.posts(), prefix) } : source

async function* withAddresses(posts: AsyncIterable<SourcePost>, prefix: string) {
  const folder = `/${prefix}/`.replace(/\/{2,}/g, '/')
  for await (const post of posts) {
    const [, file = ''] = /([^/]+)\.\w+$/.exec(post.place.file === post.key ? post.key : '') ?? []
    const names = [post.slug ?? '', file].filter((name) => name !== '' && name !== 'index')
    const addresses = names.map((name) => `${folder}${encodeURIComponent(name)}/`)
    yield { ...post, addresses: [...new Set([...addresses, ...post.addresses])] }
  }
}
