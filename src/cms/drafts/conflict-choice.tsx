import { Button } from '#src/ui/controls/button.tsx'
import type { Form } from './draft-kind.ts'
import type { DraftState } from './draft-machine.ts'
import type { DraftStore } from './draft-store.ts'

type ConflictChoiceProps = { state: DraftState; store: DraftStore }

/** The next step of a conflict whose versions are not compared. */
export function ConflictChoice({ state, store }: ConflictChoiceProps) {
  const { status, draft } = state
  if (status.kind !== 'conflict') return null
  const { theirs } = status
  const resolve = (form: Form, isSaved: boolean) =>
    store.dispatch({ type: 'conflictResolved', form, theirs, isSaved })
  return (
    <>
      <Button onClick={() => resolve(theirs.form, false)}>Use the other version</Button>
      <Button onClick={() => resolve(draft.form, true)}>Keep my version</Button>
    </>
  )
}
