import { useEffect, useState } from 'react'
import { deleteLocalCopy, listOrphanedCopies } from '#src/lib/browser/local-copies.ts'
import type { LocalCopy } from '#src/lib/browser/local-copies.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { showLoadError } from '#src/ui/load-error-toast.ts'
import { copySubject } from './draft-copies.ts'
import { isSameForm } from './draft-kind.ts'
import type { Form, UnsavedForm, Version } from './draft-kind.ts'
import type { DraftState } from './draft-machine.ts'
import type { DraftStore } from './draft-store.ts'

// Without IndexedDB there is nothing to restore.
const ignore = () => undefined

type UnsavedCopy = LocalCopy<UnsavedForm<Form>>

/** Hardly a tab is closed with unsaved text. */
const UnsavedCopyNotice = lazyComponent(
  async () => (await import('./unsaved-copy-notice.tsx')).UnsavedCopyNotice,
)

type RecoverDraftNoticeProps = {
  noun: string
  state: DraftState
  store: DraftStore
}

export function RecoverDraftNotice({ noun, state, store }: RecoverDraftNoticeProps) {
  const { stored } = state.draft
  const earlier = useRecoveryCopy(noun, stored)
  if (!earlier) return null
  const { copy, hide, discard } = earlier
  // A form alone does not tell on which version it was made.
  const etag = copy.value.etag ?? stored.etag
  const restore = () => {
    store.dispatch({ type: 'restored', copy: { ...copy, value: { ...copy.value, etag } } })
    hide()
  }
  return (
    <UnsavedCopyNotice
      {...{ noun, copy }}
      isOutdated={etag !== stored.etag}
      onRestore={restore}
      onDiscard={discard}
      onLoadError={() => showLoadError('The notice')}
    />
  )
}

/** The newest unsaved text of a closed tab; copies of stored text are not offered. */
function useRecoveryCopy(noun: string, { id, form }: Version) {
  const [copies, setCopies] = useState<UnsavedCopy[]>([])
  useEffect(() => {
    let isGone = false
    listOrphanedCopies<UnsavedForm<Form>>(copySubject(noun, id)).then(
      (found) => !isGone && setCopies(found.map(withForm)),
      ignore,
    )
    return () => {
      isGone = true
    }
  }, [noun, id])
  const copy = copies.find(({ value }) => !isSameForm({ ...form, ...value.form }, form))
  if (!copy) return null
  const hide = () => setCopies((all) => all.filter((one) => one !== copy))
  return {
    copy,
    hide,
    discard: () => {
      // A copy that cannot be deleted is offered again.
      void deleteLocalCopy(copy.key).catch(ignore)
      hide()
    },
  }
}

/** A copy made by an earlier version of this page may be a form alone. */
function withForm(one: UnsavedCopy): UnsavedCopy {
  if ('form' in one.value) return one
  return { ...one, value: { form: one.value, etag: null, key: randomKey() } }
}
