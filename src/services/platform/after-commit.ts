import type { PayloadRequest } from 'payload'
import { logger } from './log.ts'

type Task = () => Promise<void>
type TransactionId = number | string

const waiting = new Map<TransactionId, Task[]>()

/**
 * Runs without a transaction immediately, never after a rollback. Failed tasks are logged: the orphan sweep removes the
 * rest.
 */
export async function afterCommit(req: PayloadRequest, task: Task): Promise<void> {
  const id = await req.transactionID
  if (id === undefined || id === null) return runTasks([task])
  waiting.set(id, [...(waiting.get(id) ?? []), task])
}

/** The tasks of a transaction that ends (`postgres-adapter.ts`). */
export function takeTasks(id: TransactionId): Task[] {
  const tasks = waiting.get(id) ?? []
  waiting.delete(id)
  return tasks
}

export async function runTasks(tasks: Task[]) {
  const results = await Promise.allSettled(tasks.map((task) => task()))
  for (const result of results) {
    if (result.status === 'rejected')
      logger.warn({ err: result.reason }, 'after-commit task failed')
  }
}
