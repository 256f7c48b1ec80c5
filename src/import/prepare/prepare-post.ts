import { publicMessage } from '#src/contract/errors.ts'
import { blocksToContent } from '#src/content/sanitize/content-blocks.ts'
import type { SourceLocation, SourcePost, SourceWarning } from '#src/import/source/source-post.ts'
import { TooSlow, withinDeadline } from '#src/import/source/within-deadline.ts'
import { urlLocator } from './locate-url.ts'
import { bodyToBlocks } from './body-to-blocks.ts'
import { gistsIn } from './gists.ts'
import { hashOfValue } from './hash-of-value.ts'
import type { ReportedPost } from '#src/contract/import/import-schemas.ts'
import type { LinkIndex } from './link-index.ts'
import type { FindFile, FoundFile } from './post-files.ts'
import { contentProblem, postValues } from './post-values.ts'
import { remoteCover, replaceFileUrls, resolveUrls } from './resolve-urls.ts'

/** Increase it when the conversion changes, so that the next import updates all posts. */
const CONVERSION = 1

type Preparing = {
  links: LinkIndex
  find: FindFile
  allDrafts: boolean
  hasGists?: boolean
}

export type Result = {
  reported: ReportedPost
  warnings: SourceWarning[]
  insertedGists?: readonly string[]
}

export type PreparedPost<File = FoundFile> = ReturnType<typeof postValues> & {
  named: Pick<ReportedPost, 'key' | 'title' | 'isDraft'>
  warnings: SourceWarning[]
  files: File[]
  gists: string[]
  locations: Map<string, SourceLocation>
  sourceHash: string
}

type Named = Pick<SourcePost, 'key' | 'title' | 'isDraft'>
export const skipped = ({ key, title, isDraft }: Named, reason: string): Result => ({
  reported: { key, title: title ?? key, isDraft, outcome: 'left-out', reason },
  warnings: [],
})

export async function prepareOrSkip(
  post: SourcePost,
  preparing: Preparing,
): Promise<PreparedPost | Result> {
  const { place, problem } = post
  if (problem !== undefined)
    return skipped(post, place.line === undefined ? problem : `${problem} (line ${place.line})`)
  try {
    const prepared = await prepare(post, preparing)
    const unstorable = contentProblem(prepared.values.content)
    return unstorable === undefined ? prepared : skipped(post, unstorable)
  } catch (error) {
    if (error instanceof TooSlow) return skipped(post, error.message)
    // Parsers of Markdown call themselves for each level.
    const isTooDeep = error instanceof RangeError
    return skipped(post, isTooDeep ? 'Its text is nested too deeply.' : publicMessage(error))
  }
}

async function prepare(
  post: SourcePost,
  { links, find, allDrafts, hasGists = false }: Preparing,
): Promise<PreparedPost> {
  const converted = withinDeadline(() => bodyToBlocks(post))
  const body = await resolveUrls(post, converted.blocks, { links, findFile: find })
  const stored = withinDeadline(() => postValues(post, { blocks: body.blocks, allDrafts }))
  const warnings: SourceWarning[] = [
    ...converted.warnings,
    ...body.warnings,
    ...stored.notes.map((text) => ({ place: post.place, text })),
  ]
  const gists = hasGists ? gistsIn(stored.blocks) : []
  const { files } = body
  const locate = urlLocator(post)
  const named = [...files.map(({ url }) => url), ...gists]
  return {
    ...stored,
    named: { key: post.key, title: stored.values.title || post.key, isDraft: stored.isDraft },
    ...{ warnings, files, gists },
    locations: new Map(named.map((url) => [url, locate(url)])),
    sourceHash: sourceHashWith({ post, values: stored.values }, files, gists),
  }
}

/** Covers only imported files and gists, so that the next import retries the failed ones. */
export function sourceHashWith(
  { post, values }: { post: Hashed; values: PreparedPost['values'] },
  storedFiles: readonly Pick<FoundFile, 'url' | 'hash'>[],
  code: readonly string[],
): string {
  const { cover = null, oldPaths, updatedAt = null, stored = null } = post
  const files = storedFiles.map(({ url, hash }) => [url, hash])
  const parts = [CONVERSION, values, cover, oldPaths, files, updatedAt, stored]
  return hashOfValue(code.length === 0 ? parts : [...parts, code])
}

type Hashed = Pick<SourcePost, 'cover' | 'oldPaths' | 'updatedAt' | 'stored'>

export const contentWith = (
  { values, blocks }: Pick<PreparedPost, 'values' | 'blocks'>,
  urls: ReadonlyMap<string, string>,
): string => (urls.size === 0 ? values.content : blocksToContent(replaceFileUrls(blocks, urls)))

export function coverUrl(
  { cover, stored }: Pick<SourcePost, 'cover' | 'stored'>,
  urls: ReadonlyMap<string, string>,
): string | null {
  if (!cover?.url) return null
  return urls.get(cover.url) ?? (stored === undefined ? remoteCover(cover.url) : cover.url)
}
