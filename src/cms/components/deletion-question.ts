import type { Question } from '#src/ui/overlays/confirm-dialog.tsx'
import { TRASH_NOTE } from './undo.ts'

/** The same text for posts, media and resumes (S2-cms-blog-21). */
export const deletionQuestion = (name: string): Question => deletionQuestionFor(`"${name}"`)

/** The same for what has no name, for example '3 posts'. */
export const deletionQuestionFor = (what: string): Question => ({
  title: `Are you sure you want to delete ${what}?`,
  description: TRASH_NOTE,
  confirmLabel: 'Delete',
  isDestructive: true,
})
