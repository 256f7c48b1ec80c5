'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { Resume } from '#src/contract/resumes/resume-schemas.ts'
import {
  resumeListOptions,
  useActivateResume,
  useDeleteResume,
  useRestoreResume,
} from '#src/queries/resume-queries.ts'
import { deletionQuestion } from '#src/cms/components/deletion-question.ts'
import { undoAction, undoAfterLostResponse } from '#src/cms/components/undo.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { useConfirm } from '#src/ui/overlays/use-confirm.tsx'

const failed = (description: string, more = {}) =>
  toast({ variant: 'destructive', title: 'Error', description, ...more })

/** Both actions confirm first and report the result; a deletion can be undone. */
export function useResumeActions() {
  const { confirm, dialog } = useConfirm()
  const client = useQueryClient()
  const activation = useActivateResume()
  const deletion = useDeleteResume()
  const { mutateAsync: restore } = useRestoreResume()

  const activate = async ({ id, originalName }: Resume, description = '') => {
    const title = `Set "${originalName}" as the active resume?`
    if (!(await confirm({ title, description, confirmLabel: 'Set Active' }))) return
    activation.mutate(id, {
      onSuccess: () => toast({ title: 'Success', description: 'Resume activated successfully' }),
      onError: () => failed('Failed to activate resume'),
    })
  }

  const remove = async ({ id, originalName }: Resume) => {
    if (!(await confirm(deletionQuestion(originalName)))) return
    const takeBack = () => restore(id)
    const listed = () => client.getQueryData(resumeListOptions().queryKey)
    deletion.mutate(id, {
      onSuccess: () =>
        toast({
          title: 'Success',
          description: 'Resume deleted successfully',
          action: undoAction(takeBack),
        }),
      onError: (error) =>
        failed(
          'Failed to delete resume',
          undoAfterLostResponse({ error, ids: [id], listed: listed(), revert: takeBack }),
        ),
    })
  }

  return { activate, remove, isBusy: activation.isPending || deletion.isPending, dialog }
}
