'use client'

import type { ReactNode } from 'react'
import type { FieldProblems } from './document-draft.ts'
import { DocumentBar } from './document-bar.tsx'
import type { DocumentBarProps } from './document-bar.tsx'
import { EarlierTextNotice } from './earlier-text-notice.tsx'

type DocumentEditorProps<V> = Omit<DocumentBarProps<V>, 'children'> & {
  /** Other actions of the bar. */
  actions?: ReactNode
  /** Between the bar and the fields. */
  intro?: ReactNode
  /** The fields, made anew when the value comes from elsewhere. */
  children: (value: V, problems: FieldProblems) => ReactNode
}

/** An editor that saves itself: its bar, what an earlier visit left behind, and its fields. */
export function DocumentEditor<V>(props: DocumentEditorProps<V>) {
  const { actions, intro, children, ...bar } = props
  const { draft, leaveQuestion } = bar.document
  return (
    <>
      <DocumentBar {...bar}>{actions}</DocumentBar>
      <EarlierTextNotice document={bar.document} />
      {intro}
      <div key={draft.revision} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {children(draft.value, draft.failure?.problems ?? {})}
      </div>
      {leaveQuestion}
    </>
  )
}
