import type { ChangeSubject } from '#src/contract/activity/change-schemas.ts'

type Listener = (subjects: readonly ChangeSubject[]) => void

const listeners = new Set<Listener>()

/** Tells those who show one document what may have been changed by another page, person or process. */
export function announceForeign(subjects: readonly ChangeSubject[]): void {
  for (const listener of listeners) listener(subjects)
}

/** @returns ends it */
export function onForeignChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
