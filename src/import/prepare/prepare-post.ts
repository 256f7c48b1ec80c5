import { blocksToContent } from '#src/content/sanitize/content-blocks.ts'
import type { SourcePost, SourceWarning } from '#src/import/source/source-post.ts'
import { bodyToBlocks } from './body-to-blocks.ts'
import { gistsIn } from './gists.ts'
import { hashOfValue } from './hash-of-value.ts'
import type { ReportedPost } from './import-report.ts'
import type { LinkIndex } from './link-index.ts'
import type { FindFile, FoundFile } from './post-files.ts'
import { contentProblem, postValues } from './post-values.ts'
import { placeFiles, resolveAddresses } from './resolve-addresses.ts'

/** Changes when posts are converted in another way, so that the next import stores them anew. */
const CONVERSION = 1

type Preparing = {
  links: LinkIndex
  find: FindFile
  allDrafts: boolean
  /** Gists are to arrive as code. */
  hasGists?: boolean
  /** Why a post cannot be read, in one sentence. */
  reasonOf: (error: unknown) => string
}

/** What happened to a post, for the report; `arrived`: gists that are code here. */
export type Result = {
  reported: ReportedPost
  warnings: SourceWarning[]
  arrived?: readonly string[]
}

export type PreparedPost = Awaited<ReturnType<typeof prepare>> & {
  named: Pick<ReportedPost, 'key' | 'title' | 'isDraft'>
}

/** A post that is not stored; all others are. */
export const leftOut = ({ key, title, isDraft }: SourcePost, reason: string): Result => ({
  reported: { key, title: title ?? key, isDraft, outcome: 'left-out', reason },
  warnings: [],
})

/** Converts a post of the source to what is stored; it is left out where that is not possible. */
export async function prepareOrLeaveOut(
  post: SourcePost,
  preparing: Preparing,
): Promise<PreparedPost | Result> {
  const { key, place, problem } = post
  if (problem !== undefined)
    return leftOut(post, place.line === undefined ? problem : `${problem} (line ${place.line})`)
  try {
    const prepared = await prepare(post, preparing)
    if (prepared.problem !== undefined) return leftOut(post, prepared.problem)
    return {
      ...prepared,
      named: { key, title: prepared.values.title || key, isDraft: prepared.isDraft },
    }
  } catch (error) {
    // Parsers of Markdown call themselves for each level.
    const isTooDeep = error instanceof RangeError
    return leftOut(post, isTooDeep ? 'Its text is nested too deeply.' : preparing.reasonOf(error))
  }
}

/** The post as it would be stored, with the checksum by which a change at the source is seen. */
async function prepare(post: SourcePost, { links, find, allDrafts, hasGists = false }: Preparing) {
  const converted = bodyToBlocks(post)
  const body = await resolveAddresses(post, converted.blocks, { links, findFile: find })
  const { values, notes, isDraft, undated, blocks } = postValues(post, {
    blocks: body.blocks,
    allDrafts,
  })
  const warnings: SourceWarning[] = [
    ...converted.warnings,
    ...body.warnings,
    ...notes.map((text) => ({ place: post.place, text })),
  ]
  const { cover = null, addresses, updatedAt = null, stored = null } = post
  const gists = hasGists ? gistsIn(blocks) : []
  const hashWith = (placed: readonly FoundFile[], code: readonly string[]) => {
    const files = placed.map(({ address, hash }) => [address, hash])
    const parts = [CONVERSION, values, cover, addresses, files, updatedAt, stored]
    return hashOfValue(code.length === 0 ? parts : [...parts, code])
  }
  return {
    ...{ values, isDraft, undated, blocks, warnings },
    /** Addresses of gists that are to be fetched. */
    gists,
    /** Of the post with those of its files and gists that arrived: the next import tries again what was lost. */
    hashWith,
    sourceHash: hashWith(body.files, gists),
    files: body.files,
    problem: contentProblem(values.content),
  }
}

/** The stored text, with the addresses of its files on this site. */
export const contentWith = (
  { values, blocks }: PreparedPost,
  urls: ReadonlyMap<string, string>,
): string => (urls.size === 0 ? values.content : blocksToContent(placeFiles(blocks, urls)))

/** Where the cover is on this site, or on another one; `urls` are those of the files of the source. */
export function coverUrl(
  { cover, stored }: SourcePost,
  urls: ReadonlyMap<string, string>,
): string | null {
  const isKept = stored !== undefined || /^https?:/.test(cover?.address ?? '')
  return (cover && (urls.get(cover.address) ?? (isKept ? cover.address : null))) || null
}
