import type { DrawnDiagram } from '#src/contract/posts/public-page-data.ts'
import type { CodeSource, HighlightedCode } from '#src/content/highlight/highlight-blocks.ts'

/** Ordinary code takes some ms; the first block also waits for the grammars to load. */
const DEADLINE_MS = 10_000

/** Highlights code in a worker, one block at a time. Undefined for code that stays plain; never rejects. */
export const highlightInBrowser = workerQueue<CodeSource, HighlightedCode>(
  () => new Worker(new URL('./highlight-worker.ts', import.meta.url)),
)

/** Draws a diagram in a worker. Undefined if it takes too long; never rejects. */
export const drawInBrowser = workerQueue<{ code: string; index: number }, DrawnDiagram>(
  () => new Worker(new URL('./diagram-worker.ts', import.meta.url)),
)

function workerQueue<Question, Answer>(start: () => Worker) {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  const askNow = async (question: Question): Promise<Answer | undefined> => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const timer = setTimeout(reject, DEADLINE_MS)
    try {
      // Created, and its code loaded, at the first question.
      worker ??= start()
      worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
      worker.onerror = reject
      worker.postMessage(question)
      return await promise
    } catch {
      // Offline, it takes too long, or the browser refuses workers.
      worker?.terminate()
      worker = undefined
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }
  return (question: Question): Promise<Answer | undefined> => {
    const answer = last.then(() => askNow(question))
    last = answer
    return answer
  }
}
