import { ROWS, TIMES } from '#src/contract/limits.ts'
import { CODE_LANGUAGES } from '#src/contract/posts/code-languages.ts'
import type { CodeLanguage } from '#src/contract/posts/code-languages.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { DialogFooter } from '#src/ui/overlays/dialog.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { Textarea } from '#src/ui/controls/textarea.tsx'
import { fieldsMeta, CODE_FIELDS } from '#src/content/format/code-meta.ts'
import type { CodeFields } from '#src/content/format/code-meta.ts'
import { markdownCodeFence } from '#src/cms/posts/form/insert-segments.ts'
import { lineProblem } from '#src/content/format/line-problem.ts'
import { TextField } from '#src/cms/documents/text-field.tsx'

export type CodeDraft = { language: CodeLanguage; code: string; fields: CodeFields }

const OPTIONS = CODE_LANGUAGES.map((value) => ({ value, label: value }))

/** With its highlighter it is larger than the rest of the screen. */
const CodePreview = lazyComponent(async () => {
  const { CodePreview } = await import('#src/editor/code/code-preview.tsx')
  return CodePreview
})

/** Offline there is no preview; the code can be inserted all the same. */
const ignore = () => undefined

type CodeBlockFormProps = {
  draft: CodeDraft
  onChange: (draft: CodeDraft) => void
  onInsert: (segment: string) => void
  onCancel: () => void
}

export function CodeBlockForm({ draft, onChange, onInsert, onCancel }: CodeBlockFormProps) {
  const { language, code, fields } = draft
  const meta = fieldsMeta(fields)
  const insert = () => onInsert(markdownCodeFence({ language, code, ...(meta !== '' && { meta }) }))
  return (
    <>
      <div className="grid gap-4">
        <Field label="Language">
          {(control) => (
            <Select
              {...control}
              value={language}
              options={OPTIONS}
              onValueChange={(chosen) => onChange({ ...draft, language: chosen })}
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
              onChange={(event) => onChange({ ...draft, code: event.target.value })}
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
          onChange={(changed) => onChange({ ...draft, fields: changed })}
        />
        {code.trim() !== '' && (
          <CodePreview code={code} language={language} meta={meta} onLoadError={ignore} />
        )}
      </div>
      <DialogFooter>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="primary" disabled={code.trim() === ''} onClick={insert}>
          Insert Code
        </Button>
      </DialogFooter>
    </>
  )
}

type CodeMetaFieldsProps = {
  fields: CodeFields
  code: string
  onChange: (fields: CodeFields) => void
}

function CodeMetaFields({ fields, code, onChange }: CodeMetaFieldsProps) {
  const problem = lineProblem(fields, code.split('\n').length)
  return (
    <div>
      <div className="grid gap-4 grid-cols-2 sm:grid-cols-4">
        {CODE_FIELDS.map(({ name, label, example }) => (
          <TextField
            key={name}
            field={{ label }}
            autoComplete="off"
            spellCheck={false}
            placeholder={example}
            value={fields[name]}
            onChange={(typed) => onChange({ ...fields, [name]: typed })}
          />
        ))}
      </div>
      <p role="status" className="mt-1.5 text-xs text-danger empty:hidden">
        {code.trim() === '' ? '' : problem}
      </p>
    </div>
  )
}
