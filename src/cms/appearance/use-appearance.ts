import { useState } from 'react'
import type { Appearance } from '#src/contract/appearance/appearance-schemas.ts'
import { useUpdateAppearance } from '#src/queries/appearance-queries.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { failed, succeeded } from '#src/cms/components/notices.ts'
import { undoAction } from '#src/cms/components/undo.ts'
import { firstProblem, isChanged, toBody, toDraft, withChanges } from './appearance-draft.ts'
import type { AppearanceChanges } from './appearance-draft.ts'
import { showAccents } from './show-accents.ts'

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
    showAccents(await mutateAsync(toBody(toDraft(stored))))
    setChanges({})
  }
  const save = async () => {
    try {
      showAccents(await mutateAsync(toBody(draft)))
      setChanges({})
      succeeded('Appearance updated', { action: undoAction(putBack) })
    } catch (error) {
      const fields = error instanceof RequestError ? error.fields : {}
      setRefusals(fields)
      const [sentence] = Object.values(fields)
      failed(sentence ?? 'Failed to save the appearance. Your changes are still here.')
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
