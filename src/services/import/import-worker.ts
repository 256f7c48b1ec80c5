import { openSource } from '#src/import/open-source.ts'
import { createPostReader } from '#src/import/prepare/post-reader.ts'
import type { PostReader } from '#src/import/prepare/post-reader.ts'
import { withPathPrefix, withStraightQuotes } from '#src/import/source/import-options.ts'
import type { Source } from '#src/import/source/source-post.ts'
import { toServiceError } from '#src/services/platform/service-error-mapping.ts'
import { handleMessages } from '#src/services/platform/worker-messages.ts'

export type Opening = {
  target: string
  top?: string | undefined
  prefix?: string | null | undefined
  hasStraightQuotes?: boolean | undefined
}

export type ReaderCall = readonly ['open', Opening] | readonly [ReaderMethod, ...unknown[]]
export type SourceReader = PostReader & Pick<Source, 'close'>
export type ReaderMethod = Exclude<keyof SourceReader, 'about'>

let reader: SourceReader | undefined

// A worker thread, because some texts take its parsers minutes. One thread reads one source.
handleMessages(async ([name, ...given]: ReaderCall) => {
  if (name === 'open') return open(given[0] as Opening)
  if (!reader) throw new Error(`${name} before open`)
  return (reader[name] as (...args: unknown[]) => unknown)(...given)
})

async function open({ target, top, prefix, hasStraightQuotes }: Opening) {
  const opened = withPathPrefix(await openSource(target, top), prefix)
  const source = withStraightQuotes(opened, hasStraightQuotes)
  const reasonOf = (error: unknown) => toServiceError(error).message
  reader = { ...createPostReader(source, reasonOf), close: source.close }
  return reader.about
}
