import { AsyncLocalStorage } from 'node:async_hooks'
import { payloadClient } from '#src/services/platform/payload.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import type { Point, JournalEntry } from './acknowledged-writes.ts'

/** The action that the running code belongs to. */
export const currentAction = new AsyncLocalStorage<{ n: number; action: string }>()

type CrashPlan = { point: Point; action: string; /** How often it passes before. */ skip: number }

/**
 * Kills this process with SIGKILL when `action` reaches `point`, and reports that first.
 * @returns a function to call at points outside the product
 */
export async function crashAt(
  death: CrashPlan | undefined,
  report: (journal: JournalEntry, then: () => void) => void,
) {
  let left = death?.skip ?? 0
  const pass = async (point: Point) => {
    const now = currentAction.getStore()
    if (now === undefined || point !== death?.point || now.action !== death.action) return
    left -= 1
    if (left >= 0) return
    report({ n: now.n, diesAt: point }, () => process.kill(process.pid, 'SIGKILL'))
    await new Promise(() => undefined)
  }
  const { db } = await payloadClient()
  const { beginTransaction, commitTransaction } = db
  db.beginTransaction = async (options) => {
    const id = await beginTransaction.call(db, options)
    await pass('begun')
    return id
  }
  db.commitTransaction = async (incoming) => {
    const session = db.sessions?.[await incoming]
    if (session) {
      const { resolve } = session
      session.resolve = async () => {
        await pass('before-commit')
        const committed = resolve()
        await pass('in-commit')
        await committed
        // Work after the COMMIT, the removal of files, comes after this.
        await pass('after-commit')
      }
    }
    await commitTransaction.call(db, incoming)
  }
  const { write, remove } = fileStore
  fileStore.write = async (...args) => {
    await write(...args)
    await pass('file-written')
  }
  fileStore.remove = async (...args) => {
    await pass('before-unlink')
    await remove(...args)
    await pass('after-unlink')
  }
  return pass
}
