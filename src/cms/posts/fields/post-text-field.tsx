import type { ComponentProps } from 'react'
import { postFields } from '#src/contract/posts/post-fields.ts'
import type { PostFieldName } from '#src/contract/posts/post-fields.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import type { PostProblems } from '#src/cms/posts/form/post-save-texts.ts'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'

export type PostFieldProps = {
  form: PostForm
  problems: PostProblems
  onChange: (part: Partial<PostForm>) => void
}

type PostTextFieldProps = PostFieldProps &
  Pick<ComponentProps<typeof Input>, 'type' | 'inputMode' | 'min' | 'max'> & {
    name: PostFieldName
    hint?: string
  }

export function PostTextField(props: PostTextFieldProps) {
  const { form, problems, onChange, name, hint, ...input } = props
  return (
    <Field label={postFields[name].label} hint={hint} error={problems[name]}>
      {(control) => (
        <Input
          {...control}
          {...input}
          value={form[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  )
}
