import type { Question } from '#src/ui/overlays/confirm-dialog.tsx'
import { TRASH_NOTE } from './undo.ts'

/** §2: the same text for posts, media and resumes. */
export const deletionQuestion = (name: string): Question => ({
  title: `Are you sure you want to delete "${name}"?`,
  description: TRASH_NOTE,
  confirmLabel: 'Delete',
  isDestructive: true,
})
