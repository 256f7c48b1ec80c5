'use client'

import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '#src/contract/limits.ts'
import { postFields } from '#src/contract/posts/post-fields.ts'
import { Field } from '#src/ui/controls/field.tsx'
import { Textarea } from '#src/ui/controls/textarea.tsx'
import { PostTextField } from './post-text-field.tsx'
import type { PostFieldProps } from './post-text-field.tsx'

/** Folded, because most posts need no search settings. */
export function SearchFields(props: PostFieldProps) {
  const { form, problems, onChange } = props
  const hasProblem = [problems.seoTitle, problems.seoDescription, problems.canonicalUrl].some(
    Boolean,
  )
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      open={isOpen || hasProblem}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group"
    >
      <summary className="control-size flex cursor-pointer items-center gap-2 text-sm font-medium">
        <ChevronRight
          aria-hidden
          className="size-4 text-muted transition-transform group-open:rotate-90"
        />
        Search engines
      </summary>
      <div className="grid gap-4 pt-2">
        <PostTextField
          {...props}
          name="seoTitle"
          hint={hintOf(form.seoTitle, LIMITS.seoTitleLength, 'the title')}
        />
        <Field
          label={postFields.seoDescription.label}
          hint={hintOf(form.seoDescription, LIMITS.seoDescriptionLength, 'the excerpt')}
          error={problems.seoDescription}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={form.seoDescription}
              onChange={(event) => onChange({ seoDescription: event.target.value })}
            />
          )}
        </Field>
        <PostTextField
          {...props}
          name="canonicalUrl"
          hint="URL of the original, if this post was first published elsewhere."
          type="url"
        />
      </div>
    </details>
  )
}

const hintOf = (text: string, most: number, otherwise: string) =>
  text.trim() === ''
    ? `If empty, ${otherwise}.`
    : `${text.trim().length.toLocaleString('en-US')} of ${most} characters`
