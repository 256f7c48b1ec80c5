import { Trash2 } from 'lucide-react'
import type { SavedAnswer } from '#src/contract/messages/saved-answer-calls.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { TextField } from '#src/cms/documents/text-field.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Textarea } from '#src/ui/controls/textarea.tsx'

type SavedAnswerFieldsProps = {
  answer: SavedAnswer
  errors: { title: string | undefined; text: string | undefined }
  onChange: (fields: Partial<SavedAnswer>) => void
  onRemove: () => void
}

const SCROLL = 'scroll-mb-20'

export function SavedAnswerFields({ answer, errors, onChange, onRemove }: SavedAnswerFieldsProps) {
  const { title, text } = answer
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-card border border-border p-4">
      <legend className="sr-only">{title || 'New answer'}</legend>
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <TextField
            field={{ label: 'Title' }}
            problem={errors.title}
            // On mount only: for an answer that was just added.
            autoFocus={title === '' && text === ''}
            className={SCROLL}
            maxLength={LIMITS.savedAnswerTitleLength}
            value={title}
            onChange={(typed) => onChange({ title: typed })}
          />
        </div>
        <IconButton
          label={title ? `Remove ${title}` : 'Remove the new answer'}
          icon={Trash2}
          className="mt-6"
          onClick={onRemove}
        />
      </div>
      <Field label="Text" error={errors.text}>
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            className={`field-sizing-content min-h-32 resize-y ${SCROLL}`}
            maxLength={LIMITS.savedAnswerTextLength}
            value={text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        )}
      </Field>
    </fieldset>
  )
}
