import { LIMITS } from '#src/contract/limits.ts'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { statusLabel, statusOptions } from '#src/cms/posts/form/post-form.ts'
import { FeaturedImageField } from './featured-image-field.tsx'
import { PostTextField } from './post-text-field.tsx'
import type { PostFieldProps } from './post-text-field.tsx'
import { TagsField } from './tags-field.tsx'
import type { CoverUploadState } from './use-cover-upload.ts'
import type { UsedTerms } from './use-used-terms.ts'

export type PostDetailsProps = PostFieldProps & { cover: CoverUploadState; terms: UsedTerms }

export function PostDetails({ form, problems, cover, terms, onChange }: PostDetailsProps) {
  const fields = { form, problems, onChange }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PostTextField {...fields} name="author" />
      <PostTextField
        {...fields}
        name="readTime"
        hint="Minutes"
        type="number"
        inputMode="numeric"
        min={1}
        max={LIMITS.readTimeMinutes}
      />
      <FeaturedImageField
        value={form.imageUrl}
        error={problems.imageUrl}
        upload={cover}
        onChange={(imageUrl) => onChange({ imageUrl })}
      />
      <div className="grid content-start gap-5">
        <TagsField value={form.tags} error={problems.tags} terms={terms} onChange={onChange} />
        <Field label="Status" error={problems.status}>
          {(control) => (
            <Select
              {...control}
              value={form.status}
              options={statusOptions(form).map((value) => ({
                value,
                label: statusLabel(value, form),
              }))}
              onValueChange={(status) => onChange({ status })}
            />
          )}
        </Field>
      </div>
    </div>
  )
}
