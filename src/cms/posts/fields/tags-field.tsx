import { postFields } from '#src/contract/posts/post-fields.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { completeTag, spellTags, suggestTags } from '#src/cms/posts/form/tag-spelling.ts'
import { Field } from '#src/ui/controls/field.tsx'
import { SuggestInput } from '#src/ui/controls/suggest-input.tsx'
import type { UsedTerms } from './use-used-terms.ts'

type TagsFieldProps = {
  value: string
  error: string | undefined
  terms: UsedTerms
  onChange: (part: Pick<PostForm, 'tags'>) => void
}

export function TagsField({ value, error, terms, onChange }: TagsFieldProps) {
  return (
    <Field label={postFields.tags.label} hint="Comma separated" error={error}>
      {(control) => (
        <SuggestInput
          {...control}
          value={value}
          suggestions={suggestTags(value, terms.tags)}
          onValueChange={(tags) => onChange({ tags })}
          onPick={(tag) => onChange({ tags: completeTag(value, tag) })}
          onFocus={terms.want}
          onBlur={() => onChange({ tags: spellTags(value, terms.tags) })}
        />
      )}
    </Field>
  )
}
