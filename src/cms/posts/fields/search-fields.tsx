'use client'

import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '#src/contract/limits.ts'
import { postFields } from '#src/contract/posts/post-fields.ts'
import { Field } from '#src/ui/controls/field.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { Textarea } from '#src/ui/controls/textarea.tsx'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import type { PostProblems } from '#src/cms/posts/form/post-save-texts.ts'

type SearchFieldsProps = {
  form: PostForm
  problems: PostProblems
  onChange: (part: Partial<PostForm>) => void
}

/** What search engines and link previews show. Folded, because most posts need none of it. */
export function SearchFields({ form, problems, onChange }: SearchFieldsProps) {
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
        <Field
          label={postFields.seoTitle.label}
          hint={hintOf(form.seoTitle, LIMITS.seoTitleLength, 'the title')}
          error={problems.seoTitle}
        >
          {(control) => (
            <Input
              {...control}
              value={form.seoTitle}
              onChange={(event) => onChange({ seoTitle: event.target.value })}
            />
          )}
        </Field>
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
        <Field
          label={postFields.canonicalUrl.label}
          hint="If the text was published elsewhere first, the address there."
          error={problems.canonicalUrl}
        >
          {(control) => (
            <Input
              {...control}
              type="url"
              value={form.canonicalUrl}
              onChange={(event) => onChange({ canonicalUrl: event.target.value })}
            />
          )}
        </Field>
      </div>
    </details>
  )
}

const hintOf = (text: string, most: number, otherwise: string) =>
  text.trim() === ''
    ? `If empty, ${otherwise}.`
    : `${text.trim().length.toLocaleString('en-US')} of ${most} characters`
