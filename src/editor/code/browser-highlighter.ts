import type { CodeSource, HighlightedCode } from '#src/content/highlight/highlight-blocks.ts'

/** Ordinary code takes some ms; the first block also waits for the grammars to load. */
const DEADLINE_MS = 10_000

let worker: Worker | undefined
let last: Promise<unknown> = Promise.resolve()

/** Highlights code in a worker, one block at a time. Undefined for code that stays plain; never rejects. */
export function highlightInBrowser(source: CodeSource): Promise<HighlightedCode> {
  const asked = last.then(() => askWorker(source))
  last = asked
  return asked
}

async function askWorker({ code, language }: CodeSource): Promise<HighlightedCode> {
  // Created, and the grammars loaded, at the first block of code.
  const asked = (worker ??= new Worker(new URL('./highlight-worker.ts', import.meta.url)))
  const { promise, resolve, reject } = Promise.withResolvers<HighlightedCode>()
  const timer = setTimeout(reject, DEADLINE_MS)
  asked.onmessage = ({ data }: MessageEvent<HighlightedCode>) => resolve(data)
  asked.onerror = reject
  asked.postMessage({ code, language })
  try {
    return await promise
  } catch {
    // Offline, or a grammar that takes too long: the block stays plain until its next change.
    asked.terminate()
    worker = undefined
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
