'use client'

import { RelativeDate } from '#src/cms/components/relative-date.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { useEarlierCopy } from './draft-copies.ts'
import type { Version } from './draft-kind.ts'
import type { DraftState } from './draft-machine.ts'
import type { DraftStore } from './draft-store.ts'

type UnsavedCopyNoticeProps<S extends Version> = {
  what: string
  state: DraftState<S>
  store: DraftStore<S>
}

/** Unsaved text of an earlier visit, to restore or discard. */
export function UnsavedCopyNotice<S extends Version>(props: UnsavedCopyNoticeProps<S>) {
  const { what, state, store } = props
  const { stored } = state.draft
  const earlier = useEarlierCopy(what, stored)
  if (!earlier) return null
  const { copy, hide, discard } = earlier
  const { form, etag } = copy.value
  const title = 'title' in form && typeof form.title === 'string' ? form.title.trim() : ''
  const restore = () => {
    store.dispatch({ type: 'restored', copy })
    hide()
  }
  return (
    <section
      aria-label="Unsaved text"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-accent bg-surface px-5 py-3"
    >
      <p>
        Unsaved text from <RelativeDate iso={copy.at} />
        {title && <>: “{title}”</>}.
        {etag !== stored.etag && ` The ${what} was saved elsewhere since then.`}
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
