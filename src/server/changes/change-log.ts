import { changeSubjectSchema } from '#src/contract/activity/change-schemas.ts'
import type { ChangeSubject } from '#src/contract/activity/change-schemas.ts'

/**
 * When each subject last changed, as far as this process was notified. With it a browser that connects, or
 * reconnects, finds out which of its lists are older than that.
 */
export function createChangeLog(now: () => number = Date.now) {
  const changedAt = new Map<ChangeSubject, number>()
  let completeSince: number | undefined
  let waiting = new Map<ChangeSubject, Set<string>>()

  return {
    /** Notes a notification, its subject and the id of its request; false when the subject is unknown. */
    record(notification: string): boolean {
      const [name, requestId = ''] = notification.split(' ')
      const { success, data: subject } = changeSubjectSchema.safeParse(name)
      if (!success) return false
      changedAt.set(subject, now())
      waiting.set(subject, (waiting.get(subject) ?? new Set()).add(requestId))
      return true
    },
    /** The changes noted since the last time. */
    takeChanges(): Partial<Record<ChangeSubject, string[]>> {
      const taken = waiting
      waiting = new Map()
      return Object.fromEntries([...taken].map(([subject, ids]) => [subject, [...ids]]))
    },
    /** Notifications come from now on; earlier ones may have been missed. */
    restart(): void {
      completeSince = now()
    },
    state: () => ({
      completeFor: completeSince === undefined ? 0 : now() - completeSince,
      changed: Object.fromEntries([...changedAt].map(([subject, at]) => [subject, now() - at])),
    }),
  }
}
