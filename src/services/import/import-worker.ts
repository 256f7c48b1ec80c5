import { openSource } from '#src/import/open-source.ts'
import { createPostReader } from '#src/import/prepare/post-reader.ts'
import type { PostReader } from '#src/import/prepare/post-reader.ts'
import { withPathPrefix, withStraightQuotes } from '#src/import/source/import-options.ts'
import { handleMessages } from '#src/services/platform/worker-messages.ts'

export type Opening = {
  target: string
  top?: string | undefined
  prefix?: string | null | undefined
  hasStraightQuotes?: boolean | undefined
}

export type ReaderCall = readonly ['open', Opening] | readonly [ReaderMethod, ...unknown[]]
export type ReaderMethod = Exclude<keyof PostReader, 'about'>

let reader: PostReader | undefined

// A worker thread, because some texts take its parsers minutes. One thread reads one source.
handleMessages(async ([name, ...given]: ReaderCall) => {
  if (name === 'open') return open(given[0] as Opening)
  if (!reader) throw new Error(`${name} before open`)
  return (reader[name] as (...args: unknown[]) => unknown)(...given)
})

async function open({ target, top, prefix, hasStraightQuotes }: Opening) {
  const opened = withPathPrefix(await openSource(target, top), prefix)
  const source = withStraightQuotes(opened, hasStraightQuotes)
  const posts = createPostReader(source)
  reader = { ...posts, end: () => posts.end().then(source.close) }
  return reader.about
}
