'use client'

import { SquareCode } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '#src/cms/components/lazy-part.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, DialogContent, DialogTrigger } from '#src/ui/overlays/dialog.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'
import type { CodeDraft } from './code-block-form.tsx'

const CodeBlockForm = lazyPart({
  what: 'The form',
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
  const [isOpen, setIsOpen] = useState(false)
  const [draft, setDraft] = useState(EMPTY)
  const insert = (segment: string) => {
    onInsert(segment)
    setDraft(EMPTY)
    setIsOpen(false)
  }
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button>
          <SquareCode aria-hidden className="size-4" />
          Insert Code Block
        </Button>
      </DialogTrigger>
      <DialogContent title="Insert Code Block" className="max-w-2xl">
        <CodeBlockForm draft={draft} onChange={setDraft} onInsert={insert} />
      </DialogContent>
    </Dialog>
  )
}
