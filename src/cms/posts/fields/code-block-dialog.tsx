'use client'

import { SquareCode } from 'lucide-react'
import { useState } from 'react'
import { DialogButton } from '#src/cms/components/questions/dialog-button.tsx'
import { lazyPart } from '#src/cms/components/screen/lazy-part.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'
import type { CodeDraft } from './code-block-form.tsx'

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
export function CodeBlockDialog({ onInsert }: { onInsert: (segment: string) => void }) {
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
