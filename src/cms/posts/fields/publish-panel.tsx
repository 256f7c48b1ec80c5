'use client'

import type { RefObject } from 'react'
import { formatLocalLongDate } from '#src/lib/format/long-date-time.ts'
import { useNow } from '#src/cms/components/use-now.ts'
import { isPublicNow, statusLabel } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import type { PostProblems } from '#src/cms/posts/form/post-save-texts.ts'
import { CategoryField, SlugField } from './address-fields.tsx'
import { ScheduleField } from './schedule-field.tsx'
import { SeriesFields } from './series-fields.tsx'
import { SearchFields } from './search-fields.tsx'
import { SideCard } from './side-card.tsx'
import type { SideCardHandle } from './side-card.tsx'
import type { UsedTerms } from './use-used-terms.ts'

type PublishPanelProps = {
  form: PostForm
  /** The post as stored; null before the first save. */
  stored: PostForm | null
  problems: PostProblems
  terms: UsedTerms
  card: RefObject<SideCardHandle | null>
  onChange: (part: Partial<PostForm>) => void
}

const FIELDS = ['scheduledFor', 'publishedAt', 'slug', 'category', 'series', 'seriesPart'] as const
const SEARCH_FIELDS = ['seoTitle', 'seoDescription', 'canonicalUrl'] as const

/** Where, under which names and when the post appears. */
export function PublishPanel({ form, stored, problems, terms, card, onChange }: PublishPanelProps) {
  const hasProblem = [...FIELDS, ...SEARCH_FIELDS].some((name) => problems[name])
  const state = useStateText(stored)
  return (
    <SideCard title="Publish" handle={card} isForcedOpen={hasProblem}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
        {state && <p className="text-sm">{state}</p>}
        <SlugField form={form} stored={stored} error={problems.slug} onChange={onChange} />
        <CategoryField
          value={form.category}
          error={problems.category}
          terms={terms}
          onChange={(category) => onChange({ category })}
        />
        <SeriesFields form={form} problems={problems} onChange={onChange} />
        <ScheduleField
          form={form}
          stored={stored}
          error={problems.scheduledFor ?? problems.publishedAt}
          onChange={onChange}
        />
        <SearchFields form={form} problems={problems} onChange={onChange} />
      </div>
    </SideCard>
  )
}

function useStateText(stored: PostForm | null): string {
  const now = useNow()
  if (!stored) return ''
  if (isPublicNow(stored, now))
    return stored.publishedAt
      ? `Published since ${formatLocalLongDate(stored.publishedAt)}`
      : statusLabel('published', stored)
  return statusLabel(stored.status, stored)
}
