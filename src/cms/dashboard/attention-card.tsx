import { ArrowRight } from 'lucide-react'
import { screens } from '#src/cms/screens.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { formatFileSize } from '#src/lib/format/file-size.ts'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { Card, CardBody, CardHeader, CardTitle } from '#src/ui/display/card.tsx'
import { LevelBar } from '#src/ui/display/level-bar.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { BackupStatus } from './backup-status.tsx'
import type { Stat, Stats } from './use-stats.ts'

/** Pending tasks of the owner: unread messages, drafts, storage that runs full, the next backup. */
export function AttentionCard({ stats }: { stats: Stats }) {
  return (
    <Card role="region" aria-label="Needs attention">
      <CardHeader>
        <CardTitle>Needs attention</CardTitle>
      </CardHeader>
      <CardBody className="grid gap-1 py-3">
        <PendingCount stat={stats.unread} href={screens.messages.href} noun="unread message" />
        <PendingCount stat={stats.drafts} href={screens.posts.href} noun="draft" />
        <Storage stat={stats.storedBytes} />
        <BackupStatus />
      </CardBody>
    </Card>
  )
}

type PendingCountProps = { stat: Stat<number>; href: string; noun: string }

function PendingCount({ stat, href, noun }: PendingCountProps) {
  if (stat.state === 'loading') return <Skeleton className="my-2 h-4 w-1/2" />
  if (stat.state === 'failed') return <p className="py-2 text-danger">Not available</p>
  if (stat.value === 0) return <p className="py-2 text-muted">No {noun}s</p>
  return (
    <IntentLink
      href={href}
      className="group flex min-h-6 items-center justify-between py-2 font-medium hover:text-accent pointer-coarse:min-h-11"
    >
      {pluralize(stat.value, noun)}
      <ArrowRight aria-hidden className="size-4 text-muted group-hover:text-accent" />
    </IntentLink>
  )
}

function Storage({ stat }: { stat: Stat<number> }) {
  if (stat.state === 'loading') return <Skeleton className="my-2 h-4 w-1/2" />
  if (stat.state === 'failed') return <p className="py-2 text-danger">Not available</p>
  const text = `${formatFileSize(stat.value)} of ${formatFileSize(LIMITS.storedBytes)} stored`
  const percent = Math.min(100, (stat.value / LIMITS.storedBytes) * 100)
  return (
    <div className="grid gap-2 py-2">
      <p className="text-muted">{text}</p>
      <div
        role="meter"
        aria-label="Storage used"
        aria-valuetext={text}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
      >
        <LevelBar percent={percent} />
      </div>
    </div>
  )
}
