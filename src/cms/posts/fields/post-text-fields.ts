import { textFields } from '#src/cms/documents/text-field.tsx'
import type { PostForm, PostProblems } from '#src/cms/posts/form/post-form.ts'
import { postFields } from '#src/contract/posts/post-fields.ts'

export type PostFieldProps = {
  form: PostForm
  problems: PostProblems
  onChange: (part: Partial<PostForm>) => void
}

export const postTextFields = ({ form, problems, onChange }: PostFieldProps) =>
  textFields({ fields: postFields, value: form, problems, onChange })
