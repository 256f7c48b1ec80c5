import { useEffect, useRef } from 'react'
import type { PostVersion } from '#src/contract/posts/post-version-schemas.ts'
import { formatLongDateTime, formatPlannedTime } from '#src/lib/format/long-date-time.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import type { BadgeTone } from '#src/ui/display/badge.tsx'
import { STATUS_LABEL } from '#src/cms/posts/form/post-form.ts'
import { changeSizeText } from '#src/cms/documents/change-size.ts'

const TONES: Record<PostVersion['state'], BadgeTone> = {
  draft: 'neutral',
  published: 'success',
  scheduled: 'warning',
}

type VersionListProps = {
  versions: PostVersion[]
  chosen: string
  onChoose: (id: string) => void
}

export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A version named by the URL may be far down.
    const label = list.current?.querySelector(':checked')?.closest('label')
    list.current?.scrollTo({ top: label?.offsetTop ?? 0 })
  }, [])
  return (
    <div
      ref={list}
      role="radiogroup"
      aria-label="Versions"
      className="relative grid gap-2 overflow-y-auto p-0.5 max-lg:max-h-72 lg:max-h-[calc(100dvh-4rem)]"
    >
      {versions.map(({ id, savedAt, state, size, isPublic }, index) => (
        <label
          key={id}
          className="relative grid cursor-pointer gap-1 rounded-card border border-border bg-surface px-4 py-3 transition-colors hover:bg-raised has-checked:border-accent has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="version"
            checked={id === chosen}
            onChange={() => onChoose(id)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <time dateTime={savedAt} title={formatLongDateTime(savedAt)} className="font-medium">
              {formatPlannedTime(savedAt)}
            </time>
            <Badge tone={TONES[state]}>{STATUS_LABEL[state]}</Badge>
          </span>
          <span className="flex flex-wrap justify-between gap-x-3 font-mono text-xs text-muted tabular-nums">
            {changeSizeText(size)}
            {index === 0 && <span className="text-accent">Current</span>}
            {index > 0 && isPublic && state === 'published' && (
              <span className="text-accent">Visitors see this</span>
            )}
          </span>
        </label>
      ))}
    </div>
  )
}
