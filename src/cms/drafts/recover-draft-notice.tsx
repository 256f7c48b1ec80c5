import { useEffect, useState } from 'react'
import { deleteLocalCopy, listOrphanedCopies } from '#src/lib/browser/local-copies.ts'
import type { LocalCopy } from '#src/lib/browser/local-copies.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { copySubject } from './draft-copies.ts'
import { isSameForm } from './draft-kind.ts'
import type { Form, UnsavedForm, Version } from './draft-kind.ts'
import type { DraftState } from './draft-machine.ts'
import type { DraftStore } from './draft-store.ts'

// Without IndexedDB there is nothing to restore.
const ignore = () => undefined

type UnsavedCopy = LocalCopy<UnsavedForm<Form>>

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
  const { form } = copy.value
  // A form alone does not tell on which version it was made.
  const etag = copy.value.etag ?? stored.etag
  const restore = () => {
    store.dispatch({ type: 'restored', copy: { ...copy, value: { ...copy.value, etag } } })
    hide()
  }
  const title = typeof form['title'] === 'string' ? form['title'].trim() : ''
  return (
    <section
      aria-label="Unsaved text"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-accent bg-surface px-5 py-3"
    >
      <p>
        Unsaved text from <RelativeDate iso={copy.at} />
        {title && <>: “{title}”</>}.{etag !== stored.etag && ` The ${noun} was saved since then.`}
      </p>
      <div className="flex gap-2">
        <Button variant="primary" onClick={restore}>
          Restore
        </Button>
        <Button onClick={discard}>Discard</Button>
      </div>
    </section>
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
