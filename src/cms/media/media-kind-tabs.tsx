import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { FilterTabs } from '#src/cms/components/filter-tabs.tsx'
import { kindOf, MEDIA_KINDS } from './media-kind.ts'
import type { MediaKind } from './media-kind.ts'

type MediaKindTabsProps = {
  /** Undefined while loading. */
  items: readonly MediaItem[] | undefined
  kind: MediaKind | undefined
  onChange: (kind: MediaKind | undefined) => void
}

export function MediaKindTabs({ items, kind, onChange }: MediaKindTabsProps) {
  const counts = items && Map.groupBy(items, kindOf)
  const tabs = MEDIA_KINDS.map((one) => ({
    value: one.kind,
    label: one.label,
    count: counts && (counts.get(one.kind)?.length ?? 0),
  }))
  return (
    <div className="overflow-x-auto overflow-y-hidden [&>div]:w-max [&>div]:min-w-full">
      <FilterTabs
        label="Kind"
        name="kind"
        tabs={[{ value: 'all' as const, label: 'All', count: items?.length }, ...tabs]}
        current={kind ?? 'all'}
        onChange={(value) => onChange(value === 'all' ? undefined : value)}
      />
    </div>
  )
}
