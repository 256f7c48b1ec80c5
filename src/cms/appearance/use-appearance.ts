import { useState } from 'react'
import type { Appearance } from '#src/contract/appearance/appearance-schemas.ts'
import { useUpdateAppearance } from '#src/queries/appearance-queries.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { undoAction } from '#src/cms/components/undo.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { firstProblem, isChanged, toBody, toDraft, withChanges } from './appearance-draft.ts'
import type { AppearanceChanges } from './appearance-draft.ts'

/** The appearance as it is edited; a save can be taken back. */
export function useAppearance(stored: Appearance) {
  const [changes, setChanges] = useState<AppearanceChanges>({})
  const [refusals, setRefusals] = useState<Record<string, string>>({})
  const { mutateAsync, isPending } = useUpdateAppearance()
  // What was not changed here follows the server.
  const draft = withChanges(toDraft(stored), changes)
  const problem = firstProblem(draft)
  const hasChanges = isChanged(draft, stored)
  const change = (changed: AppearanceChanges) => {
    setRefusals({})
    setChanges((known) => ({
      ...known,
      ...changed,
      accents: { ...known.accents, ...changed.accents },
    }))
  }
  const putBack = async () => {
    await mutateAsync(toBody(toDraft(stored)))
    setChanges({})
  }
  const save = async () => {
    try {
      await mutateAsync(toBody(draft))
      setChanges({})
      toast({ title: 'Success', description: 'Appearance updated', action: undoAction(putBack) })
    } catch (error) {
      const fields = error instanceof RequestError ? error.fields : {}
      setRefusals(fields)
      const [sentence] = Object.values(fields)
      const description = sentence ?? 'Failed to save the appearance. Your changes are still here.'
      toast({ variant: 'destructive', title: 'Error', description })
    }
  }
  return {
    draft,
    refusals,
    problem,
    hasChanges,
    isPending,
    change,
    discard: () => setChanges({}),
    save,
  }
}
