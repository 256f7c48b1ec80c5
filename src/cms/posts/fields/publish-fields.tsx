import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { LIMITS } from '#src/contract/limits.ts'
import { CategoryField, SlugField } from './url-fields.tsx'
import type { StoredPost, TermsFieldProps } from './url-fields.tsx'
import { postTextFields } from './post-text-fields.ts'
import type { PostFieldProps } from './post-text-fields.ts'
import { ScheduleField } from './schedule-field.tsx'

export type PublishFieldsProps = TermsFieldProps & StoredPost

export function PublishFields({ stored, terms, ...fields }: PublishFieldsProps) {
  return (
    <>
      <SlugField {...fields} stored={stored} />
      <CategoryField {...fields} terms={terms} />
      <SeriesFields {...fields} />
      <ScheduleField {...fields} stored={stored} />
      <SearchFields {...fields} />
    </>
  )
}

function SeriesFields(fields: PostFieldProps) {
  const { series, seriesPart } = fields.form
  const text = postTextFields(fields)
  return (
    <>
      {text('series', {
        field: { hint: 'Posts with the same series name are linked as one series.' },
      })}
      {(series.trim() !== '' || seriesPart !== '') &&
        text('seriesPart', {
          field: { hint: 'Defaults to publication order.' },
          type: 'number',
          min: 1,
          max: LIMITS.seriesPart,
        })}
    </>
  )
}

/** Folded, because most posts need no search settings. */
function SearchFields(fields: PostFieldProps) {
  const { form, problems } = fields
  const text = postTextFields(fields)
  const hasProblem = Boolean(problems.seoTitle ?? problems.seoDescription ?? problems.canonicalUrl)
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
