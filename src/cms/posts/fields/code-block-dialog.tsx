'use client'

import { SquareCode } from 'lucide-react'
import { useState } from 'react'
import { ROWS, TIMES } from '#src/contract/limits.ts'
import { CODE_LANGUAGES } from '#src/contract/posts/code-languages.ts'
import type { CodeLanguage } from '#src/contract/posts/code-languages.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogTrigger,
} from '#src/ui/overlays/dialog.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { Textarea } from '#src/ui/controls/textarea.tsx'
import { fieldsMeta } from '#src/content/format/code-meta.ts'
import { CodeMetaFields } from './code-meta-fields.tsx'
import { markdownCodeFence } from '#src/cms/posts/form/insert-segments.ts'

const OPTIONS = CODE_LANGUAGES.map((value) => ({ value, label: value }))
const EMPTY = {
  language: 'javascript' as CodeLanguage,
  code: '',
  fields: { title: '', mark: '', ins: '', del: '' },
}
/** With its highlighter it is larger than the rest of the screen. */
const CodePreview = lazyComponent(async () => {
  const { CodePreview } = await import('#src/editor/code/code-preview.tsx')
  return CodePreview
})

/** Offline there is no preview; the code can be inserted all the same. */
const ignore = () => undefined

/** Appends a fence to the content and resets the form (S2-editor-quick-08). Cancel keeps the input. */
export function CodeBlockDialog({ onInsert }: { onInsert: (segment: string) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [draft, setDraft] = useState(EMPTY)
  const { language, code, fields } = draft
  const meta = fieldsMeta(fields)
  const insert = () => {
    onInsert(markdownCodeFence({ language, code, ...(meta !== '' && { meta }) }))
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
        <div className="grid gap-4">
          <Field label="Language">
            {(control) => (
              <Select
                {...control}
                value={language}
                options={OPTIONS}
                onValueChange={(chosen) => setDraft({ ...draft, language: chosen })}
              />
            )}
          </Field>
          <Field label="Code">
            {(control) => (
              <Textarea
                {...control}
                rows={ROWS.code}
                spellCheck={false}
                className="resize-y font-mono"
                value={code}
                onChange={(event) => setDraft({ ...draft, code: event.target.value })}
              />
            )}
          </Field>
          <CopyButton
            text={code}
            confirmation={TIMES.copyConfirmation}
            className="justify-self-start"
          />
          <CodeMetaFields
            fields={fields}
            code={code}
            onChange={(changed) => setDraft({ ...draft, fields: changed })}
          />
          {code.trim() !== '' && (
            <CodePreview code={code} language={language} meta={meta} onLoadError={ignore} />
          )}
        </div>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="primary" disabled={code.trim() === ''} onClick={insert}>
            Insert Code
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
