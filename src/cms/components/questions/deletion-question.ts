import { LIMITS } from '#src/contract/limits.ts'
import type { Question } from '#src/ui/overlays/confirm-dialog.tsx'

/** Note for the confirmation of an action that moves something to the trash. */
export const TRASH_NOTE = `You can restore it for ${LIMITS.trashDays} days.`

/** The same text for posts, media and resumes (S2-cms-blog-21). */
export const deletionQuestion = (name: string): Question => deletionQuestionFor(`"${name}"`)

/** The same for several items, for example '3 posts'. */
export const deletionQuestionFor = (name: string): Question => ({
  title: `Are you sure you want to delete ${name}?`,
  description: TRASH_NOTE,
  confirmLabel: 'Delete',
  isDestructive: true,
})
