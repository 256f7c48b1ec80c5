import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { splitCodeLines } from '#src/content/render/code-lines.ts'
import { highlightBlocks } from '#src/content/highlight/highlight-blocks.ts'
import type { CodeSource, HighlightedCode } from '#src/content/highlight/highlight-blocks.ts'
import type { RenderBlock } from '#src/content/render/render-node.ts'
import { isCodeBlock, walkBlocks } from '#src/content/render/walk-blocks.ts'
import { logger } from '#src/services/platform/log.ts'

// A path from the project root: the bundler does not touch it, and Node runs the file as it is.
const WORKER = path.resolve('src/services/highlight/highlight-worker.ts')
/** Ordinary code takes some ms; beyond this limit the block stays plain. */
const DEADLINE_MS = 2000

let worker: Worker | undefined
let last: Promise<unknown> = Promise.resolve()

/** Adds its highlighted tokens and its lines to each code block, none where it stays plain. Never rejects. */
export async function highlightCode(
  blocks: readonly RenderBlock[],
): Promise<readonly RenderBlock[]> {
  const code = [...walkBlocks(blocks)].filter(isCodeBlock)
  const tokens = await highlightBlocks(code, highlight)
  for (const [at, block] of code.entries()) block.runs = tokens[at]
  splitCodeLines(code)
  return blocks
}

/** Highlights code in the worker, one block at a time. Undefined for code that stays plain; never rejects. */
function highlight(block: CodeSource): Promise<HighlightedCode> {
  const asked = last.then(() => highlightInWorker(block))
  last = asked
  return asked
}

async function highlightInWorker(block: CodeSource): Promise<HighlightedCode> {
  const asked = (worker ??= startWorker())
  try {
    asked.postMessage(block)
    const answers = await once(asked, 'message', { signal: AbortSignal.timeout(DEADLINE_MS) })
    return answers[0] as HighlightedCode
  } catch (err) {
    logger.warn({ err }, 'code highlighting failed')
    worker = undefined
    void asked.terminate()
    return undefined
  }
}

function startWorker(): Worker {
  const started = new Worker(WORKER)
  // Waiting calls handle the error; without this listener it would be an uncaught exception.
  started.on('error', () => undefined)
  started.unref()
  return started
}
