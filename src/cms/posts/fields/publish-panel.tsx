import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { RefObject } from 'react'
import { LIMITS } from '#src/contract/limits.ts'
import { formatLocalLongDate } from '#src/lib/format/long-date-time.ts'
import { useNow } from '#src/cms/components/screen/use-now.ts'
import { isPublicNow, statusLabel } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { postTextFields } from './post-text-fields.ts'
import type { PostFieldProps } from './post-text-fields.ts'
import { ScheduleField } from './schedule-field.tsx'
import { SidebarCard } from './sidebar-card.tsx'
import type { SidebarCardHandle } from './sidebar-card.tsx'
import { CategoryField, SlugField } from './url-fields.tsx'
import type { StoredPost, TermsFieldProps } from './url-fields.tsx'

type PublishFieldsProps = TermsFieldProps & StoredPost
type PublishPanelProps = PublishFieldsProps & { card: RefObject<SidebarCardHandle | null> }

const FIELDS = ['scheduledFor', 'publishedAt', 'slug', 'category', 'series', 'seriesPart'] as const
const SEARCH_FIELDS = ['seoTitle', 'seoDescription', 'canonicalUrl'] as const

export function PublishPanel({ card, ...fields }: PublishPanelProps) {
  const hasProblem = [...FIELDS, ...SEARCH_FIELDS].some((name) => fields.problems[name])
  const state = useStateText(fields.stored)
  return (
    <SidebarCard title="Publish" handle={card} isForcedOpen={hasProblem}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
        {state && <p className="text-sm">{state}</p>}
        <PublishFields {...fields} />
      </div>
    </SidebarCard>
  )
}

function useStateText(stored: PostForm | null): string {
  const now = useNow()
  if (!stored) return ''
  if (isPublicNow(stored, now))
    return stored.publishedAt
      ? `Published on ${formatLocalLongDate(stored.publishedAt)}`
      : statusLabel('published', stored)
  return statusLabel(stored.status, stored)
}

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
  const hasProblem = SEARCH_FIELDS.some((name) => problems[name])
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
