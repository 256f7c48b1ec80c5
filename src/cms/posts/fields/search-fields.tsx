'use client'

import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '#src/contract/limits.ts'
import { postTextFields } from './post-text-fields.ts'
import type { PostFieldProps } from './post-text-fields.ts'

/** Folded, because most posts need no search settings. */
export function SearchFields(fields: PostFieldProps) {
  const { form, problems } = fields
  const text = postTextFields(fields)
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
        {text('seoTitle', {
          field: { hint: hintOf(form.seoTitle, LIMITS.seoTitleLength, 'the title') },
        })}
        {text('seoDescription', {
          field: {
            hint: hintOf(form.seoDescription, LIMITS.seoDescriptionLength, 'the excerpt'),
          },
          rows: 3,
        })}
        {text('canonicalUrl', {
          field: { hint: 'URL of the original, if this post was first published elsewhere.' },
          type: 'url',
        })}
      </div>
    </details>
  )
}

const hintOf = (text: string, most: number, otherwise: string) =>
  text.trim() === ''
    ? `If empty, ${otherwise}.`
    : `${text.trim().length.toLocaleString('en-US')} of ${most} characters`
