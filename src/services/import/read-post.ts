import { bodyToContent } from '#src/import/prepare/body-to-content.ts'
import type { SourcePost, SourceWarning } from '#src/import/source/source-post.ts'
import { toServiceError } from '#src/services/platform/service-error-mapping.ts'
import { hashOfValue } from '#src/import/prepare/hash-of-value.ts'
import type { ReportedPost } from '#src/import/prepare/import-report.ts'
import type { LinkIndex } from '#src/import/prepare/link-index.ts'
import { contentProblem, postValues } from '#src/import/prepare/post-values.ts'
import { resolveAddresses } from './resolve-addresses.ts'
import type { FindFile } from './source-files.ts'

/** Changes when posts are converted in another way, so that the next import stores them anew. */
const CONVERSION = 1

type Reading = { links: LinkIndex; find: FindFile; allDrafts: boolean }

/** What happened to a post, for the report. */
export type Result = { reported: ReportedPost; warnings: SourceWarning[] }

export type ReadPost = Awaited<ReturnType<typeof readPost>> & {
  named: Pick<ReportedPost, 'key' | 'title' | 'isDraft'>
}

/** A post that is not stored; all others are. */
export const leftOut = ({ key, title, isDraft }: SourcePost, reason: string): Result => ({
  reported: { key, title: title ?? key, isDraft, outcome: 'left-out', reason },
  warnings: [],
})

/** Reads and converts a post of the source; it is left out where that is not possible. */
export async function readOrLeaveOut(
  post: SourcePost,
  reading: Reading,
): Promise<ReadPost | Result> {
  const { key, place, problem } = post
  if (problem !== undefined)
    return leftOut(post, place.line === undefined ? problem : `${problem} (line ${place.line})`)
  try {
    const read = await readPost(post, reading)
    if (read.problem !== undefined) return leftOut(post, read.problem)
    return { ...read, named: { key, title: post.title ?? key, isDraft: read.isDraft } }
  } catch (error) {
    // Parsers of Markdown call themselves for each level.
    const isTooDeep = error instanceof RangeError
    return leftOut(
      post,
      isTooDeep ? 'Its text is nested too deeply.' : toServiceError(error).message,
    )
  }
}

/** The post as it would be stored, with the checksum by which a change at the source is seen. */
async function readPost(post: SourcePost, { links, find, allDrafts }: Reading) {
  const { content, warnings } = bodyToContent(post)
  const body = await resolveAddresses(post, content, { links, findFile: find })
  const { values, notes, isDraft } = postValues(post, { content: body.content, allDrafts })
  const said = [
    ...warnings,
    ...body.warnings,
    ...notes.map((text) => ({ place: post.place, text })),
  ]
  const files = body.files.map(({ address, hash }) => [address, hash])
  const { cover = null, addresses, updatedAt = null, stored = null } = post
  const sourceHash = hashOfValue([CONVERSION, values, cover, addresses, files, updatedAt, stored])
  return {
    body,
    values,
    isDraft,
    warnings: said,
    sourceHash,
    problem: contentProblem(body.content),
  }
}

/** Where the cover is on this site, or on another one; `urls` are those of the files of the source. */
export function coverUrl(
  { cover, stored }: SourcePost,
  urls: ReadonlyMap<string, string>,
): string | null {
  const isKept = stored !== undefined || /^https?:/.test(cover?.address ?? '')
  return (cover && (urls.get(cover.address) ?? (isKept ? cover.address : null))) || null
}
