import type { Payload, PayloadRequest } from 'payload'
import { logger } from '#src/services/platform/log.ts'

type Task = () => Promise<void>
type TransactionId = number | string

const waiting = new Map<TransactionId, Task[]>()
const watched = new WeakSet<Payload['db']>()

/**
 * Runs without a transaction immediately, never after a rollback. Failed tasks are logged: the orphan sweep removes the
 * rest.
 */
export async function afterCommit(req: PayloadRequest, task: Task): Promise<void> {
  const id = await req.transactionID
  if (id === undefined || id === null) return run([task])
  waiting.set(id, [...(waiting.get(id) ?? []), task])
}

/** Notifies `afterCommit` when this adapter's transactions end. */
export function watchTransactions(db: Payload['db']): void {
  if (watched.has(db)) return
  watched.add(db)
  const { commitTransaction, rollbackTransaction } = db
  db.commitTransaction = async (incoming) => {
    const id = await incoming
    const tasks = take(id)
    await commitTransaction.call(db, id)
    await run(tasks)
  }
  db.rollbackTransaction = async (incoming) => {
    const id = await incoming
    take(id)
    await rollbackTransaction.call(db, id)
  }
}

function take(id: TransactionId): Task[] {
  const tasks = waiting.get(id) ?? []
  waiting.delete(id)
  return tasks
}

async function run(tasks: Task[]) {
  const results = await Promise.allSettled(tasks.map((task) => task()))
  for (const result of results) {
    if (result.status === 'rejected')
      logger.warn({ err: result.reason }, 'after-commit task failed')
  }
}
