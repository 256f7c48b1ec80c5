import { ExternalLink, Eye, Save, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { isUnsaved } from '#src/cms/drafts/draft-kind.ts'
import type { Form, Problems } from '#src/cms/drafts/draft-kind.ts'
import { PageHeaderActions, PageHeaderText } from '#src/cms/components/screen/page-header.tsx'
import type { BackLink } from '#src/cms/components/screen/page-header.tsx'
import { PublishingBar } from '#src/cms/publishing/publishing-bar.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { confirm } from '#src/ui/overlays/confirm.tsx'
import { draftProblem } from '#src/cms/drafts/draft-problem.tsx'
import { RecoverDraftNotice } from '#src/cms/drafts/recover-draft-notice.tsx'
import { useControlKey } from '#src/cms/drafts/use-page-events.ts'
import { formatClockTime, formatShortDate } from '#src/lib/format/long-date-time.ts'
import { runningMode, visibleProblems } from '#src/cms/drafts/draft-machine.ts'
import type { DraftState } from '#src/cms/drafts/draft-machine.ts'
import type { EditedDocument } from './use-document.ts'
import { VersionsDialog } from './versions-dialog.tsx'
import type { VersionsProps } from './versions-dialog.tsx'
import type { StoredDocument } from './document-kind.ts'

/** `at 10:42 AM` today, otherwise `on Nov 3, 2026`. */
const timeText = (at: Date): string =>
  at.toDateString() === new Date().toDateString()
    ? `at ${formatClockTime(at)}`
    : `on ${formatShortDate(at.toISOString())}`

function documentStateText<V extends Form>(state: DraftState<StoredDocument<V>>, never: string) {
  const { status, draft } = state
  if (status.kind === 'saving') return runningMode(state) ? 'Publishing...' : 'Saving...'
  const { at, state: statusText } = draft.stored
  const saved = at === null ? never : TEXTS[statusText](timeText(at))
  return isUnsaved(draft) ? `${saved} · unsaved changes` : saved
}

const TEXTS = {
  draft: (at: string) => `Draft, saved ${at}`,
  changed: (at: string) => `Published, with unpublished changes saved ${at}`,
  published: (at: string) => `Published ${at}`,
}

export type EditedPart<V extends Form> = {
  value: V
  problems: Problems
  change: EditedDocument<V>['change']
}

type DocumentEditorProps<V extends Form> = {
  document: EditedDocument<V>
  title: string
  back?: BackLink | undefined
  never: string
  previewHref: string | null
  consequence: string
  onPublish?: () => void
  versions: Omit<VersionsProps, 'onRestore'> | null
  actions?: ReactNode
  intro?: ReactNode
  children: (part: EditedPart<V>) => ReactNode
}

export function DocumentEditor<V extends Form>(props: DocumentEditorProps<V>) {
  const { document, title, back, never, previewHref, consequence, onPublish, versions } = props
  const { actions, intro, children } = props
  const { noun, state, store, change, publish } = document
  const { path } = state.draft.stored
  const problems = visibleProblems(state)
  const isPublic = state.kind.isDone(state.draft)
  const isStored = !isUnsaved(state.draft)
  const ask = async () => {
    if (isPublic) return
    const question = { title: 'Publish these changes?', confirmLabel: 'Publish' }
    if (!(await confirm({ ...question, description: consequence }))) return
    onPublish?.()
    publish()
  }
  useControlKey('enter', () => void ask())
  const text = documentStateText(state, never)
  return (
    <>
      <PublishingBar
        header={
          <>
            <PageHeaderText title={title} back={back} />
            <PageHeaderActions>
              {previewHref && (
                <AnchorButton icon={ExternalLink} href={previewHref} target="_blank" rel="noopener">
                  Preview
                </AnchorButton>
              )}
              {path && (
                <AnchorButton icon={Eye} href={path} target="_blank" rel="noopener">
                  View
                </AnchorButton>
              )}
              {versions && <VersionsDialog {...versions} onRestore={document.restore} />}
              {actions}
            </PageHeaderActions>
          </>
        }
        state={text}
        announcement={isStored ? text : ''}
        problem={draftProblem({ noun, state, store, prefixOf: rowPrefix })}
      >
        <Button
          icon={Save}
          onClick={() => store.dispatch({ type: 'requested', mode: 'auto' })}
          aria-disabled={isStored}
        >
          Save draft
        </Button>
        <Button icon={Send} variant="primary" onClick={() => void ask()} aria-disabled={isPublic}>
          {isPublic ? 'Published' : 'Publish'}
        </Button>
      </PublishingBar>
      <RecoverDraftNotice noun={noun} state={state} store={store} />
      {intro}
      <div key={state.revision} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {children({ value: state.draft.form, problems, change })}
      </div>
    </>
  )
}

/** Messages do not name their row: `experience.1.title` becomes "Experience 2, title". */
function rowPrefix(path: string): string {
  if (!path.includes('.')) return ''
  const [list = '', row, ...rest] = path.split('.').map((part) => Number(part) + 1 || part)
  const location = [`${list} ${row}`, ...rest].join(', ')
  return `${location.charAt(0).toUpperCase()}${location.slice(1)}: `
}
