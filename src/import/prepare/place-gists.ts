import type { Block, CodeBlock } from '#src/content/format/block-tree.ts'
import { blocksToContent } from '#src/content/sanitize/content-blocks.ts'
import type { SourcePost, SourceWarning } from '#src/import/source/source-post.ts'
import { gistUrl, gistCode } from './gists.ts'
import type { FetchGist } from './gists.ts'
import { contentProblem } from './post-values.ts'
import type { PreparedPost } from './prepare-post.ts'

type WithGists = Pick<PreparedPost, 'values' | 'blocks' | 'warnings' | 'gists' | 'places'>

type Fetching = {
  fetch: FetchGist
  reasonOf: (error: unknown) => string
}

export async function withGists(
  post: Pick<SourcePost, 'place' | 'warnings'>,
  prepared: WithGists,
  { fetch, reasonOf }: Fetching,
): Promise<{ prepared: WithGists; arrived: string[]; warnings: SourceWarning[] }> {
  const found = new Map<string, CodeBlock[]>()
  const warnings: SourceWarning[] = []
  const warn = (address: string, reason: string) => {
    const text = `The gist ${address} was kept as a link: ${reason}`
    const link = [...post.warnings, ...prepared.warnings].find(isLinkTo(address))
    warnings.push({ place: link?.place ?? prepared.places.get(address) ?? post.place, text })
  }
  for (const address of prepared.gists) {
    try {
      found.set(address, await gistCode(address, fetch))
    } catch (error) {
      warn(address, reasonOf(error))
    }
  }
  const blocks = prepared.blocks.flatMap((block): Block[] => {
    return found.get(gistUrl(block) ?? '') ?? [block]
  })
  const content = blocksToContent(blocks)
  const problem = contentProblem(content)
  if (problem !== undefined) {
    for (const address of found.keys()) warn(address, problem)
    return { prepared, arrived: [], warnings }
  }
  const values = { ...prepared.values, content }
  return { prepared: { ...prepared, blocks, values }, arrived: [...found.keys()], warnings }
}

export const withoutArrived = (
  warnings: readonly SourceWarning[],
  arrived: readonly string[],
): SourceWarning[] =>
  warnings.filter((warning) => !arrived.some((address) => isLinkTo(address)(warning)))

const isLinkTo =
  (address: string) =>
  ({ kind, text }: SourceWarning): boolean =>
    kind === 'embed' && text.endsWith(` ${address}`)
