import type { Block, CodeBlock } from '#src/content/format/block-tree.ts'
import { publicMessage } from '#src/contract/errors.ts'
import { blocksToContent } from '#src/content/sanitize/content-blocks.ts'
import type { SourcePost, SourceWarning } from '#src/import/source/source-post.ts'
import { gistUrl, gistCode } from './gists.ts'
import type { FetchGist } from './gists.ts'
import { contentProblem } from './post-values.ts'
import type { PreparedPost } from './prepare-post.ts'

type GistTarget = Pick<PreparedPost, 'values' | 'blocks' | 'warnings' | 'gists' | 'locations'>

/** Replaces links to gists by their code. Without `fetch` they stay links, and are reported as planned. */
export async function insertGists(
  post: Pick<SourcePost, 'place' | 'warnings'>,
  prepared: GistTarget,
  fetch: FetchGist | undefined,
): Promise<{ prepared: GistTarget; insertedGists: string[]; warnings: SourceWarning[] }> {
  if (!fetch) return { prepared, insertedGists: prepared.gists, warnings: [] }
  const found = new Map<string, CodeBlock[]>()
  const warnings: SourceWarning[] = []
  const warn = (url: string, reason: string) => {
    const text = `The gist ${url} was kept as a link: ${reason}`
    const link = [...post.warnings, ...prepared.warnings].find(isLinkTo(url))
    warnings.push({ place: link?.place ?? prepared.locations.get(url) ?? post.place, text })
  }
  for (const url of prepared.gists) {
    try {
      found.set(url, await gistCode(url, fetch))
    } catch (error) {
      warn(url, publicMessage(error))
    }
  }
  const blocks = prepared.blocks.flatMap((block): Block[] => {
    return found.get(gistUrl(block) ?? '') ?? [block]
  })
  const content = blocksToContent(blocks)
  const problem = contentProblem(content)
  if (problem !== undefined) {
    for (const url of found.keys()) warn(url, problem)
    return { prepared, insertedGists: [], warnings }
  }
  const values = { ...prepared.values, content }
  return { prepared: { ...prepared, blocks, values }, insertedGists: [...found.keys()], warnings }
}

export const withoutInsertedGists = (
  warnings: readonly SourceWarning[],
  insertedGists: readonly string[],
): SourceWarning[] =>
  warnings.filter((warning) => !insertedGists.some((url) => isLinkTo(url)(warning)))

const isLinkTo =
  (url: string) =>
  ({ kind, text }: SourceWarning): boolean =>
    kind === 'embed' && text.endsWith(` ${url}`)
