'use client'

import '#src/ui/styles/code.css'
import './code-colors.css'
import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextareaFieldClientComponent } from 'payload'
import { mediaCalls } from '#src/contract/media/media-calls.ts'
import { TextStatistics } from '#src/editor/text-statistics.tsx'
import type { UploadImage } from '#src/editor/images/image-uploads.ts'
import { RichTextEditor } from '#src/editor/rich-text-editor.tsx'
import { RequestError } from '#src/queries/request-error.ts'
import { upload } from '#src/queries/upload.ts'

/** The post body in Payload's admin: the product's editor, bound to Payload's form. */
export const ContentField: TextareaFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<string>({
    potentiallyStalePath: given,
  })
  const label = typeof field.label === 'string' ? field.label : 'Content'
  return (
    <div className="field-type textarea" id={`field-${path.replaceAll('.', '__')}`}>
      <FieldLabel label={label} required={field.required ?? false} path={path} />
      <FieldError path={path} showError={showError} />
      <RichTextEditor
        label={label}
        value={value ?? ''}
        onChange={setValue}
        isInvalid={showError}
        isDisabled={disabled || Boolean(readOnly)}
        uploadImage={uploadImage}
      >
        <TextStatistics content={value ?? ''} />
      </RichTextEditor>
    </div>
  )
}

const uploadImage: UploadImage = async (request) => {
  try {
    const { url, alt } = await upload(mediaCalls.uploadMedia, request)
    return { src: url, alt }
  } catch (error) {
    const text = error instanceof RequestError ? error.serverMessage : undefined
    throw new Error(text ?? 'Upload failed', { cause: error })
  }
}
