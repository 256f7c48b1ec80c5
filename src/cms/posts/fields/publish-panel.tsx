import type { RefObject } from 'react'
import { formatLocalLongDate } from '#src/lib/format/long-date-time.ts'
import { lazyPart } from '#src/cms/components/screen/lazy-part.tsx'
import { useNow } from '#src/cms/components/screen/use-now.ts'
import { isPublicNow, statusLabel } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { Spinner } from '#src/ui/display/spinner.tsx'
import type { PublishFieldsProps } from './publish-fields.tsx'
import { SidebarCard } from './sidebar-card.tsx'
import type { SidebarCardHandle } from './sidebar-card.tsx'

const PublishFields = lazyPart({
  name: 'The fields',
  fallback: <Spinner label="Loading fields" />,
  load: async () => (await import('./publish-fields.tsx')).PublishFields,
})

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
