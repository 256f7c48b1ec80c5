import { setTimeout as pause } from 'node:timers/promises'
import type { Source, SourcePost } from '#src/import/source/source-post.ts'
import { withoutUndefined } from '#src/lib/without-undefined.ts'
import { indexPosts } from './index-posts.ts'
import { fileFinder, REMOTE_FILE } from './post-files.ts'
import type { FoundFile, RemoteImage } from './post-files.ts'
import { prepareOrSkip } from './prepare-post.ts'
import type { PreparedPost, Result } from './prepare-post.ts'
import { readPosts, textHashOf } from './read-posts.ts'
import type { PostMeta } from './read-posts.ts'

type SourceInfo = Omit<Source, 'posts' | 'file' | 'export' | 'close'> & {
  exported?: readonly string[]
}

export type PostHead = Omit<SourcePost, 'body' | 'typography' | 'urlLines'> & {
  textHash: string
}

export type PreparedFile = Pick<FoundFile, 'url' | 'hash' | 'alt'> & {
  name: string
  ref: number | null
}

export type ReadyPost = {
  post: PostHead
  prepared: PreparedPost<PreparedFile> | Result
  slug: string
  /** A post of our own export whose URL a post here has already. */
  isPresent: boolean
  /** The slug that the post would have had: another post has it. */
  displaced?: string
}

export type ReadingOptions = Parameters<typeof indexPosts>[1] & {
  allDrafts: boolean
  hasGists: boolean
  hasRemoteImages: boolean
  /** Posts at the beginning that are not prepared. */
  skipped?: number
}

/** Call in the order of the properties. Arguments and results can be sent between threads. */
export type PostReader = {
  about: SourceInfo
  readMore: () => Promise<{ metas: PostMeta[]; isAtEnd: boolean }>
  index: (options: ReadingOptions) => Promise<void>
  next: () => Promise<ReadyPost | undefined>
  readFile: (ref: number) => Promise<Uint8Array>
  readExported: (name: string) => Promise<Uint8Array>
  end: () => Promise<void>
}

export async function* readyPosts(reader: PostReader): AsyncGenerator<ReadyPost> {
  for (let post = await reader.next(); post; post = await reader.next()) yield post
}

const READ_MS = 1000

export function createPostReader(source: Source): PostReader {
  const { posts: _posts, file: _file, export: exported, close: _close, ...about } = source
  const metas: PostMeta[] = []
  let given = 0
  let reading: ReturnType<typeof readPosts> | undefined
  let prepareNext: PostReader['next'] | undefined
  let files: readonly FoundFile[] = []
  return {
    about: { ...about, ...(exported && { exported: exported.names }) },
    readMore: async () => {
      reading ??= readPosts(source, metas)
      const isAtEnd = await Promise.race([reading.then(() => true), pause(READ_MS, false)])
      const start = given
      given = metas.length
      return { metas: metas.slice(start), isAtEnd }
    },
    index: async (options) => {
      const spool = await reading
      if (!spool) throw new Error('index before readMore')
      const { links, present, displaced } = indexPosts(metas, options)
      const find = fileFinder(source, options.hasRemoteImages)
      const posts = spool.posts(options.skipped)
      prepareNext = async () => {
        const { value: post } = (await posts.next()) as { value?: SourcePost }
        if (!post) return undefined
        const prepared = await prepareOrSkip(post, { ...options, links, find })
        files = 'files' in prepared ? prepared.files : []
        return {
          ...{ post: headOf(post), prepared: withReferences(prepared) },
          slug: links.slugOf(post) ?? post.key,
          isPresent: present.has(post.key),
          ...withoutUndefined({ displaced: displaced.get(post.key) }),
        }
      }
    },
    next: async () => prepareNext?.(),
    readFile: async (ref) => {
      const found = files[ref]
      if (!found) throw new Error('readFile of an earlier post')
      return found.file.read()
    },
    readExported: async (name) => {
      if (!exported) throw new Error('not an export')
      return exported.read(name)
    },
    end: async () => {
      // A source that could not be read has closed them.
      await (await reading?.catch(() => undefined))?.close()
    },
  }
}

function headOf(source: SourcePost): PostHead {
  const { body: _body, typography: _typography, urlLines: _lines, ...head } = source
  return { ...head, textHash: textHashOf(source) }
}

const withReferences = (prepared: PreparedPost | Result): ReadyPost['prepared'] =>
  'files' in prepared
    ? {
        ...prepared,
        files: prepared.files.map(({ file, ...found }, at) => {
          return { ...found, name: file.name, ref: file === REMOTE_FILE ? null : at }
        }),
      }
    : prepared

export const filesOf = (
  files: readonly PreparedFile[],
  { reader, remoteImage }: { reader: PostReader; remoteImage: RemoteImage | undefined },
): FoundFile[] =>
  files.map(({ name, ref, ...found }) => {
    const local = { name, read: async () => Buffer.from(await reader.readFile(ref ?? -1)) }
    return { ...found, file: (ref === null && remoteImage?.(found.url)) || local }
  })
