import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { appearanceCalls } from '#src/contract/appearance/appearance-calls.ts'
import type { Appearance, AppearanceBody } from '#src/contract/appearance/appearance-schemas.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { useChange } from '#src/queries/use-change.ts'
import { succeeded } from '#src/cms/components/notices.ts'
import { undoAction } from '#src/cms/components/undo.ts'
import type { SaveRequest } from '#src/cms/drafts/draft-kind.ts'
import { openedDraft } from '#src/cms/drafts/draft-machine.ts'
import { createDraftStore } from '#src/cms/drafts/draft-store.ts'
import { useDraft, useDraftState } from '#src/cms/drafts/use-draft.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { appearanceKind, appearanceVersion, toBody } from './appearance-draft.ts'
import { showAccents } from './show-accents.ts'

/** The appearance as it is edited; a save can be taken back. */
export function useAppearance(initial: Appearance) {
  const client = useQueryClient()
  const { mutateAsync } = useChange(appearanceCalls.updateAppearance, { isWhole: true })
  const [store] = useState(() =>
    createDraftStore(openedDraft(appearanceKind, appearanceVersion(initial), randomKey())),
  )
  const newest = callQuery(appearanceCalls.getAppearance, {}, { staleTime: 0 })
  const update = async (body: AppearanceBody) => {
    const stored = await mutateAsync({ body })
    showAccents(stored)
    return appearanceVersion(stored)
  }
  const save = async ({ body }: SaveRequest) => {
    const before = toBody(store.state().draft.stored.form)
    const saved = await update(body as AppearanceBody)
    const putBack = async () => store.dispatch({ type: 'replaced', stored: await update(before) })
    succeeded('Appearance updated', { action: undoAction(putBack) })
    return saved
  }
  const leaveQuestion = useDraft(store, {
    ...{ what: 'appearance', subject: 'appearance', save, saveDraft: save },
    read: async () => appearanceVersion(await client.fetchQuery(newest)),
    keyboardMode: () => 'stay',
  })
  return { store, state: useDraftState(store), leaveQuestion }
}
