'use client'

import { ExternalLink, Eye, Save, Send } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { ReactNode } from 'react'
import {
  PageHeaderActions,
  PageHeaderBack,
  PageHeaderText,
  PageHeaderTitle,
} from '#src/cms/components/page-header.tsx'
import { PublishingBar } from '#src/cms/publishing/publishing-bar.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { useConfirm } from '#src/ui/overlays/use-confirm.tsx'
import { isUnsaved } from './document-draft.ts'
import { documentStateText } from './document-state-text.ts'
import { SaveProblem } from './save-problem.tsx'
import type { EditedDocument } from './use-document-draft.ts'
import { VersionsDialog } from './versions-dialog.tsx'
import type { VersionsProps } from './versions-dialog.tsx'
import { isComposing } from '#src/lib/browser/is-composing.ts'

export type DocumentBarProps<V> = {
  document: EditedDocument<V>
  title: string
  back: { href: string; label: string }
  /** What visitors see while nothing was saved. */
  never: string
  /** Of the last save, published or not. */
  previewHref: string | null
  /** Where visitors see it; null while they do not. */
  viewHref: string | null
  /** What publishing does, in the step before it. */
  consequence: string
  /** Completes the value by what the step before it named. */
  onPublish?: () => void
  /** Kept versions; null while there are none. */
  versions: VersionsProps | null
  /** Other actions. */
  children?: ReactNode
}

/** Top of an editor that saves itself: where the document stands, and its publishing step. */
export function DocumentBar<V>(props: DocumentBarProps<V>) {
  const { document, title, back, never, previewHref, viewHref, consequence, children } = props
  const { onPublish, versions } = props
  const { draft, save, publish } = document
  const { confirm, dialog } = useConfirm()
  const isPublic = draft.stored.state === 'published' && !isUnsaved(draft)
  const ask = async () => {
    if (isPublic) return
    const question = { title: 'Publish these changes?', confirmLabel: 'Publish' }
    if (!(await confirm({ ...question, description: consequence }))) return
    onPublish?.()
    publish()
  }
  usePublishKey(() => void ask())
  const state = documentStateText(draft, never)
  return (
    <>
      <PublishingBar
        header={
          <>
            <PageHeaderText>
              <PageHeaderBack href={back.href}>{back.label}</PageHeaderBack>
              <PageHeaderTitle>{title}</PageHeaderTitle>
            </PageHeaderText>
            <PageHeaderActions>
              {previewHref && (
                <AnchorButton href={previewHref} target="_blank" rel="noopener">
                  <ExternalLink aria-hidden className="size-4" />
                  Preview
                </AnchorButton>
              )}
              {viewHref && (
                <AnchorButton href={viewHref} target="_blank" rel="noopener">
                  <Eye aria-hidden className="size-4" />
                  View
                </AnchorButton>
              )}
              {versions && <VersionsDialog {...versions} />}
              {children}
            </PageHeaderActions>
          </>
        }
        state={state}
        announcement={isUnsaved(draft) ? '' : state}
        problem={draft.failure && <SaveProblem document={document} failure={draft.failure} />}
      >
        <Button onClick={save} aria-disabled={!isUnsaved(draft)}>
          <Save aria-hidden className="size-4" />
          Save draft
        </Button>
        <Button variant="primary" onClick={() => void ask()} aria-disabled={isPublic}>
          <Send aria-hidden className="size-4" />
          {isPublic ? 'Published' : 'Publish'}
        </Button>
      </PublishingBar>
      {dialog}
    </>
  )
}

/** Ctrl+Enter, or Cmd+Enter. */
function usePublishKey(onPublish: () => void) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    if (event.repeat || isComposing(event)) return
    event.preventDefault()
    event.stopPropagation()
    onPublish()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    // Before a text editor makes a line break of it.
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
}
