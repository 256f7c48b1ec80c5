import { FilePen, Send, SquareCode } from 'lucide-react'
import { useState } from 'react'
import { DialogButton } from '#src/cms/components/questions/dialog-button.tsx'
import { lazyPart } from '#src/cms/components/screen/lazy-part.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'
import { SidebarCard } from './sidebar-card.tsx'
import type { CodeDraft } from './code-block-form.tsx'
import { STATUS_LABEL } from '#src/cms/posts/form/post-form.ts'
import type { FormStatus } from '#src/cms/posts/form/post-form.ts'

type PostQuickActionsProps = {
  status: FormStatus
  onStatus: (status: FormStatus) => void
  onInsert: (segment: string) => void
}

/** The two status buttons set the field of the form; they do not save (S2-editor-quick-09). */
export function PostQuickActions({ status, onStatus, onInsert }: PostQuickActionsProps) {
  return (
    <SidebarCard title="Quick Actions">
      <div className="grid gap-2 p-4">
        <CodeBlockDialog onInsert={onInsert} />
        <Button icon={FilePen} aria-pressed={status === 'draft'} onClick={() => onStatus('draft')}>
          Save as Draft
        </Button>
        <Button
          icon={Send}
          aria-pressed={status === 'published'}
          onClick={() => onStatus('published')}
        >
          Publish Now
        </Button>
        <p className="text-xs text-muted">Status: {STATUS_LABEL[status]}. Save to apply it.</p>
      </div>
    </SidebarCard>
  )
}

const CodeBlockForm = lazyPart({
  name: 'The form',
  fallback: <Spinner label="Loading" />,
  load: async () => (await import('./code-block-form.tsx')).CodeBlockForm,
})

const EMPTY: CodeDraft = {
  language: 'javascript',
  code: '',
  fields: { title: '', mark: '', ins: '', del: '' },
}

/** Appends a fence to the content and resets the form (S2-editor-quick-08). Cancel keeps the input. */
function CodeBlockDialog({ onInsert }: { onInsert: (segment: string) => void }) {
  const [draft, setDraft] = useState(EMPTY)
  return (
    <DialogButton
      icon={SquareCode}
      label="Insert Code Block"
      title="Insert Code Block"
      className="max-w-2xl"
    >
      {(close) => (
        <CodeBlockForm
          draft={draft}
          onChange={setDraft}
          onCancel={close}
          onInsert={(segment) => {
            onInsert(segment)
            setDraft(EMPTY)
            close()
          }}
        />
      )}
    </DialogButton>
  )
}
