import { isDiagram, TOO_LONG_TO_DRAW } from '#src/content/diagram/diagram-source.ts'
import { highlightBlocks } from '#src/content/highlight/highlight-blocks.ts'
import type { CodeSource, HighlightedCode } from '#src/content/highlight/highlight-blocks.ts'
import { splitCodeLines } from '#src/content/render/code-lines.ts'
import type { RenderBlock, RenderCode } from '#src/content/render/render-node.ts'
import { walkBlocks } from '#src/content/format/walk-blocks.ts'
import type { DrawnDiagram } from '#src/contract/posts/public-page-data.ts'
import { logger } from '#src/services/platform/log.ts'
import { createWorkerQueue } from '#src/services/platform/worker-queue.ts'
import type { WorkerBudget } from '#src/services/platform/worker-queue.ts'

/** Ordinary code takes some ms; beyond this limit the block stays plain. */
const highlight = createWorkerQueue<CodeSource, HighlightedCode>({
  file: 'src/services/highlight/highlight-thread.ts',
  deadlineMs: 2000,
  megabytes: 256,
})

const draw = createWorkerQueue<{ code: string; index: number }, DrawnDiagram>({
  file: 'src/services/highlight/diagram-thread.ts',
  deadlineMs: 2000,
  megabytes: 256,
})

const MAX_DIAGRAMS = 30

/** All pages share the two threads, so a post may use each of them only for this time. */
const POST_MS = 5000

/** Undefined for what fails or takes too long. */
const orNothing = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  answer.catch((err: unknown) => {
    logger.warn({ err }, 'code not highlighted or drawn')
    return undefined
  })

/** Adds tokens and lines to code blocks, and drawings to diagrams. Never rejects. */
export async function highlightCode(
  blocks: readonly RenderBlock[],
): Promise<readonly RenderBlock[]> {
  const code = [...walkBlocks(blocks)].filter((block) => block.type === 'code')
  await drawDiagrams(code.filter(isDiagram))
  const shown = code.filter(({ diagram }) => !diagram?.svg)
  const budget: WorkerBudget = { leftMs: POST_MS }
  const tokens = await highlightBlocks(shown, ({ code: text, language }) =>
    orNothing(highlight({ code: text, language }, budget)),
  )
  for (const [at, block] of shown.entries()) block.runs = tokens[at]
  splitCodeLines(shown)
  return blocks
}

async function drawDiagrams(blocks: readonly RenderCode[]) {
  const budget: WorkerBudget = { leftMs: POST_MS }
  for (const [index, block] of blocks.slice(0, MAX_DIAGRAMS).entries()) {
    const drawn = await orNothing(draw({ code: block.code, index }, budget))
    block.diagram = drawn ?? { problem: TOO_LONG_TO_DRAW }
  }
}
