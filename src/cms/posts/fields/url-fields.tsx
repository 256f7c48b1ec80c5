import { useState } from 'react'
import { DEFAULT_CATEGORY } from '#src/contract/limits.ts'
import { postFields } from '#src/contract/posts/post-fields.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { matchingNames } from '#src/cms/posts/form/tag-spelling.ts'
import { Field } from '#src/ui/controls/field.tsx'
import { SuggestInput } from '#src/ui/controls/suggest-input.tsx'
import { postTextFields } from './post-text-fields.ts'
import type { PostFieldProps } from './post-text-fields.ts'
import type { UsedTerms } from './use-used-terms.ts'

/** The post as stored; null before the first save. */
export type StoredPost = { stored: PostForm | null }

export const SlugField = ({ stored, ...fields }: PostFieldProps & StoredPost) =>
  postTextFields(fields)('slug', {
    field: { hint: slugHint(fields.form, stored) },
    autoCapitalize: 'none',
    spellCheck: false,
  })

function slugHint({ slug }: PostForm, stored: PostForm | null): string {
  const wanted = slug.trim()
  if (!stored) return 'URL path under /blog. Leave empty to generate it from the title.'
  if (wanted === '' || wanted === stored.slug) return `The URL path is /blog/${stored.slug}`
  return `/blog/${stored.slug} will redirect here.`
}

export type TermsFieldProps = PostFieldProps & { terms: UsedTerms }

export function CategoryField({ form, problems, terms, onChange }: TermsFieldProps) {
  const value = form.category
  const [isTyped, setIsTyped] = useState(false)
  const { categories, want } = terms
  // Before a change all categories are offered, not only matches of the current one.
  const offered = matchingNames(isTyped ? value : '', categories)
  return (
    <Field
      label={postFields.category.label}
      hint={value.trim() === '' ? `If empty, ${DEFAULT_CATEGORY}.` : undefined}
      error={problems.category}
    >
      {(control) => (
        <SuggestInput
          {...control}
          value={value}
          suggestions={offered.filter((name) => name !== value)}
          onValueChange={(typed) => {
            setIsTyped(true)
            onChange({ category: typed })
          }}
          onPick={(category) => onChange({ category })}
          onFocus={() => {
            setIsTyped(false)
            want()
          }}
        />
      )}
    </Field>
  )
}
