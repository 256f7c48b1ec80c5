import { startWorker, WorkerStopped } from './worker-thread.ts'
import type { WorkerThread } from './worker-thread.ts'

type QueueOptions = {
  file: string
  deadlineMs: number
  megabytes: number
}

/** Time that several questions share, for example all questions of one post. */
export type WorkerBudget = { leftMs: number }

/** A thread without work is stopped after this time: it holds tens of megabytes. */
const IDLE_MS = 20_000

/** Answers one request at a time. Rejects with `WorkerStopped` beyond time or memory, and with errors of the program. */
export function createWorkerQueue<Question, Answer>({ file, deadlineMs, megabytes }: QueueOptions) {
  let worker: WorkerThread<Question, Answer> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  const askNow = async (question: Question, budget: WorkerBudget): Promise<Answer> => {
    clearTimeout(idle)
    const limitMs = Math.min(deadlineMs, budget.leftMs)
    if (limitMs <= 0) throw new WorkerStopped('slow')
    if (worker === undefined || worker.isStopped()) worker = startWorker({ file, megabytes })
    const answer = worker
    const start = performance.now()
    try {
      return await answer.ask(question, limitMs)
    } finally {
      budget.leftMs -= performance.now() - start
      idle = setTimeout(() => void answer.stop(), IDLE_MS).unref()
    }
  }
  return (question: Question, budget: WorkerBudget = { leftMs: Infinity }): Promise<Answer> => {
    const answer = last.then(() => askNow(question, budget))
    last = answer.catch(() => undefined)
    return answer
  }
}
