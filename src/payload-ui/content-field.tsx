'use client'

import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextareaFieldClientComponent } from 'payload'
import { RichTextEditor } from '#src/editor/rich-text-editor.tsx'

/** The post body in Payload's admin: the same editor, on the form of the admin. */
export const ContentField: TextareaFieldClientComponent = ({ field, path: given }) => {
  const { path, value, setValue, showError } = useField<string>({ potentiallyStalePath: given })
  const label = typeof field.label === 'string' ? field.label : 'Content'
  return (
    <div className="field-type textarea" id={`field-${path.replaceAll('.', '__')}`}>
      <FieldLabel label={label} required={field.required ?? false} path={path} />
      <FieldError path={path} showError={showError} />
      <RichTextEditor label={label} value={value ?? ''} onChange={setValue} isInvalid={showError} />
    </div>
  )
}
