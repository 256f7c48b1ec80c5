import { resumeCalls } from '#src/contract/resumes/resume-calls.ts'
import type { Resume } from '#src/contract/resumes/resume-schemas.ts'
import { resumeListOptions } from '#src/queries/resume-queries.ts'
import { useChange } from '#src/queries/use-change.ts'
import { useDeletion } from '#src/cms/components/questions/use-deletion.ts'
import { runAction } from '#src/cms/components/screen/run-action.ts'
import { confirm } from '#src/ui/overlays/confirm.tsx'

export function useResumeActions() {
  const activation = useChange(resumeCalls.activateResume)
  const deletion = useChange(resumeCalls.deleteResume)

  const activate = async ({ id, originalName, url }: Resume, description = '') => {
    const title = `Set "${originalName}" as the active resume?`
    const choice = (
      <a href={url} target="_blank" rel="noopener" className="text-sm text-link">
        Check the file first
      </a>
    )
    if (!(await confirm({ title, description, choice, confirmLabel: 'Set Active' }))) return
    await runAction({
      send: () => activation.mutateAsync(id),
      done: 'Resume activated successfully',
      failure: 'Failed to activate resume',
    })
  }

  const remove = useDeletion<Resume>({
    ...{ kind: 'resumes', noun: 'resume', nameOf: ({ originalName }) => `"${originalName}"` },
    listOf: () => resumeListOptions().queryKey,
    deleteOne: deletion.mutateAsync,
  })

  return { activate, remove, isBusy: activation.isPending || deletion.isPending }
}
