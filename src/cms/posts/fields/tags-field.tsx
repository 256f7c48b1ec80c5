import { postFields } from '#src/contract/posts/post-fields.ts'
import { completeTag, spellTags, suggestTags } from '#src/cms/posts/form/tag-spelling.ts'
import { Field } from '#src/ui/controls/field.tsx'
import { SuggestInput } from '#src/ui/controls/suggest-input.tsx'
import type { TermsFieldProps } from './url-fields.tsx'

export function TagsField({ form, problems, terms, onChange }: TermsFieldProps) {
  const value = form.tags
  return (
    <Field label={postFields.tags.label} hint="Comma separated" error={problems.tags}>
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
