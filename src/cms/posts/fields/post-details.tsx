import { LIMITS } from '#src/contract/limits.ts'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { statusLabel, statusOptions } from '#src/cms/posts/form/post-form.ts'
import type { TermsFieldProps } from './url-fields.tsx'
import { FeaturedImageField } from './featured-image-field.tsx'
import type { FeaturedImageFieldProps } from './featured-image-field.tsx'
import { postTextFields } from './post-text-fields.ts'
import { TagsField } from './tags-field.tsx'

export type PostDetailsProps = FeaturedImageFieldProps & TermsFieldProps

export function PostDetails({ cover, terms, ...fields }: PostDetailsProps) {
  const { form, problems, onChange } = fields
  const text = postTextFields(fields)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {text('author')}
      {text('readTime', {
        field: { hint: 'Minutes' },
        type: 'number',
        inputMode: 'numeric',
        min: 1,
        max: LIMITS.readTimeMinutes,
      })}
      <FeaturedImageField {...fields} cover={cover} />
      <div className="grid content-start gap-5">
        <TagsField {...fields} terms={terms} />
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
