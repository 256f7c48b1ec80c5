import { isDiagram, TOO_LONG_TO_DRAW } from '#src/content/diagram/diagram-source.ts'
import { highlightBlocks } from '#src/content/highlight/highlight-blocks.ts'
import type { CodeSource, HighlightedCode } from '#src/content/highlight/highlight-blocks.ts'
import { splitCodeLines } from '#src/content/render/code-lines.ts'
import type { RenderBlock, RenderCode } from '#src/content/render/render-node.ts'
import { isCodeBlock, walkBlocks } from '#src/content/render/walk-blocks.ts'
import type { DrawnDiagram } from '#src/contract/posts/public-page-data.ts'
import { createWorkerQueue } from './worker-queue.ts'

/** Ordinary code takes some ms; beyond this limit the block stays plain. */
const highlight = createWorkerQueue<CodeSource, HighlightedCode>({
  file: 'src/services/highlight/highlight-worker.ts',
  deadlineMs: 2000,
  megabytes: 256,
})

const draw = createWorkerQueue<{ code: string; place: number }, DrawnDiagram>({
  file: 'src/services/highlight/diagram-worker.ts',
  deadlineMs: 2000,
  megabytes: 256,
})

/** Diagrams of one post; those after them stay code. */
const MAX_DIAGRAMS = 30

/**
 * Adds its highlighted tokens and its lines to each code block, none where it stays plain, and its drawing to each diagram.
 * Never rejects.
 */
export async function highlightCode(
  blocks: readonly RenderBlock[],
): Promise<readonly RenderBlock[]> {
  const code = [...walkBlocks(blocks)].filter(isCodeBlock)
  await drawDiagrams(code.filter(isDiagram))
  const shown = code.filter(({ diagram }) => !diagram?.svg)
  const tokens = await highlightBlocks(shown, ({ code: text, language }) =>
    highlight({ code: text, language }),
  )
  for (const [at, block] of shown.entries()) block.runs = tokens[at]
  splitCodeLines(shown)
  return blocks
}

async function drawDiagrams(blocks: readonly RenderCode[]) {
  for (const [place, block] of blocks.slice(0, MAX_DIAGRAMS).entries()) {
    block.diagram = (await draw({ code: block.code, place })) ?? { problem: TOO_LONG_TO_DRAW }
  }
}
