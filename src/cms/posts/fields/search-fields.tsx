'use client'

import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '#src/contract/limits.ts'
import { postFields } from '#src/contract/posts/post-fields.ts'
import { TextField } from '#src/cms/documents/text-field.tsx'
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
        <TextField
          field={{
            label: postFields.seoTitle.label,
            hint: hintOf(form.seoTitle, LIMITS.seoTitleLength, 'the title'),
          }}
          value={form.seoTitle}
          problem={problems.seoTitle}
          onChange={(seoTitle) => onChange({ seoTitle })}
        />
        <TextField
          field={{
            label: postFields.seoDescription.label,
            hint: hintOf(form.seoDescription, LIMITS.seoDescriptionLength, 'the excerpt'),
          }}
          rows={3}
          value={form.seoDescription}
          problem={problems.seoDescription}
          onChange={(seoDescription) => onChange({ seoDescription })}
        />
        <TextField
          field={{
            label: postFields.canonicalUrl.label,
            hint: 'If the text was published elsewhere first, the address there.',
          }}
          type="url"
          value={form.canonicalUrl}
          problem={problems.canonicalUrl}
          onChange={(canonicalUrl) => onChange({ canonicalUrl })}
        />
      </div>
    </details>
  )
}

const hintOf = (text: string, most: number, otherwise: string) =>
  text.trim() === ''
    ? `If empty, ${otherwise}.`
    : `${text.trim().length.toLocaleString('en-US')} of ${most} characters`
