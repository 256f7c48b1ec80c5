import { LIMITS } from '#src/contract/limits.ts'
import { postFields } from '#src/contract/posts/post-fields.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import type { PostProblems } from '#src/cms/posts/form/post-save-texts.ts'
import { TextField } from '#src/cms/documents/text-field.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'

type SeriesFieldsProps = {
  form: PostForm
  problems: PostProblems
  onChange: (part: Partial<PostForm>) => void
}

export function SeriesFields({ form, problems, onChange }: SeriesFieldsProps) {
  return (
    <>
      <TextField
        field={{
          label: postFields.series.label,
          hint: 'Posts with the same series are linked as its parts.',
        }}
        value={form.series}
        problem={problems.series}
        onChange={(series) => onChange({ series })}
      />
      {(form.series.trim() !== '' || form.seriesPart !== '') && (
        <Field
          label={postFields.seriesPart.label}
          hint="If empty, by publication date."
          error={problems.seriesPart}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              max={LIMITS.seriesPart}
              value={form.seriesPart}
              onChange={(event) => onChange({ seriesPart: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}
