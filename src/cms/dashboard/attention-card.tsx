import { ArrowRight } from 'lucide-react'
import { screens } from '#src/cms/frame/screens.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { formatFileSize } from '#src/lib/file-size.ts'
import { IntentLink } from '#src/ui/intent-link.tsx'
import { counted } from '#src/lib/counted.ts'
import { Card, CardBody, CardHeader, CardTitle } from '#src/ui/card.tsx'
import { LevelBar } from '#src/ui/level-bar.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { BackupLine } from './backup-line.tsx'
import type { Stat, Stats } from './use-stats.ts'

/** What waits for the owner: unread messages, drafts, the storage before it is full, and the next backup. */
export function AttentionCard({ stats }: { stats: Stats }) {
  return (
    <Card role="region" aria-label="Needs attention">
      <CardHeader>
        <CardTitle>Needs attention</CardTitle>
      </CardHeader>
      <CardBody className="grid gap-1 py-3">
        <Waiting stat={stats.unread} href={screens.messages.href} noun="unread message" />
        <Waiting stat={stats.drafts} href={screens.posts.href} noun="draft" />
        <Storage stat={stats.storedBytes} />
        <BackupLine />
      </CardBody>
    </Card>
  )
}

type WaitingProps = { stat: Stat<number>; href: string; noun: string }

function Waiting({ stat, href, noun }: WaitingProps) {
  if (stat.state === 'loading') return <Skeleton className="my-2 h-4 w-1/2" />
  if (stat.state === 'failed') return <p className="py-2 text-danger">Not available</p>
  if (stat.value === 0) return <p className="py-2 text-muted">No {noun}s</p>
  return (
    <IntentLink
      href={href}
      className="group flex min-h-6 items-center justify-between py-2 font-medium hover:text-accent pointer-coarse:min-h-11"
    >
      {counted(stat.value, noun)}
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
