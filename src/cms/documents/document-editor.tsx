'use client'

import type { ReactNode } from 'react'
import type { Form, Problems } from '#src/cms/drafts/draft-kind.ts'
import { visibleFailure } from '#src/cms/drafts/draft-machine.ts'
import { RecoverDraftNotice } from '#src/cms/drafts/recover-draft-notice.tsx'
import { DocumentBar } from './document-bar.tsx'
import type { DocumentBarProps } from './document-bar.tsx'
import type { EditedDocument } from './use-document.ts'

export type EditedPart<V extends Form> = {
  value: V
  problems: Problems
  change: EditedDocument<V>['change']
}

type DocumentEditorProps<V extends Form> = Omit<DocumentBarProps<V>, 'children'> & {
  actions?: ReactNode
  intro?: ReactNode
  children: (part: EditedPart<V>) => ReactNode
}

export function DocumentEditor<V extends Form>(props: DocumentEditorProps<V>) {
  const { actions, intro, children, ...bar } = props
  const { what, state, store, change, leaveQuestion } = bar.document
  const { problems } = visibleFailure(state)
  return (
    <>
      <DocumentBar {...bar}>{actions}</DocumentBar>
      <RecoverDraftNotice what={what} state={state} store={store} />
      {intro}
      <div key={state.revision} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {children({ value: state.draft.form, problems, change })}
      </div>
      {leaveQuestion}
    </>
  )
}
