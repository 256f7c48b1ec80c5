import { useState } from 'react'
import { DEFAULT_CATEGORY } from '#src/contract/limits.ts'
import { postFields } from '#src/contract/posts/post-fields.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { matchingNames } from '#src/cms/posts/form/tag-spelling.ts'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { SuggestInput } from '#src/ui/controls/suggest-input.tsx'
import type { UsedTerms } from './use-used-terms.ts'

type SlugFieldProps = {
  form: PostForm
  /** The post as stored; null before the first save. */
  stored: PostForm | null
  error: string | undefined
  onChange: (part: Pick<PostForm, 'slug'>) => void
}

export function SlugField({ form, stored, error, onChange }: SlugFieldProps) {
  return (
    <Field label={postFields.slug.label} hint={slugHint(form, stored)} error={error}>
      {(control) => (
        <Input
          {...control}
          autoCapitalize="none"
          spellCheck={false}
          value={form.slug}
          onChange={(event) => onChange({ slug: event.target.value })}
        />
      )}
    </Field>
  )
}

function slugHint({ slug }: PostForm, stored: PostForm | null): string {
  const wanted = slug.trim()
  if (!stored) return 'URL path under /blog. Leave empty to generate it from the title.'
  if (wanted === '' || wanted === stored.slug) return `The URL path is /blog/${stored.slug}`
  return `/blog/${stored.slug} will redirect here.`
}

type CategoryFieldProps = {
  value: string
  error: string | undefined
  terms: UsedTerms
  onChange: (category: string) => void
}

export function CategoryField({ value, error, terms, onChange }: CategoryFieldProps) {
  const [isTyped, setIsTyped] = useState(false)
  const { categories, want } = terms
  // Before a change all categories are offered, not only matches of the current one.
  const offered = matchingNames(isTyped ? value : '', categories)
  return (
    <Field
      label={postFields.category.label}
      hint={value.trim() === '' ? `If empty, ${DEFAULT_CATEGORY}.` : undefined}
      error={error}
    >
      {(control) => (
        <SuggestInput
          {...control}
          value={value}
          suggestions={offered.filter((name) => name !== value)}
          onValueChange={(typed) => {
            setIsTyped(true)
            onChange(typed)
          }}
          onPick={onChange}
          onFocus={() => {
            setIsTyped(false)
            want()
          }}
        />
      )}
    </Field>
  )
}
