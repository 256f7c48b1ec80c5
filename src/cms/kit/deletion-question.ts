import type { Question } from '#src/ui/confirm-dialog.tsx'

/** §2: the same words for posts, media and resumes. */
export const deletionQuestion = (name: string): Question => ({
  title: `Are you sure you want to delete "${name}"?`,
  description: 'This cannot be undone.',
  confirmLabel: 'Delete',
  isDestructive: true,
})
