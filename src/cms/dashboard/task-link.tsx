import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import type { Stat } from './use-stats.ts'

type TaskLinkProps = { href: string; children: ReactNode; detail?: ReactNode }

export function TaskLink({ href, children, detail }: TaskLinkProps) {
  return (
    <IntentLink
      href={href}
      className="group flex min-h-6 items-center justify-between gap-3 py-1.5 hover:text-accent pointer-coarse:min-h-11"
    >
      <span className="grid min-w-0 gap-0.5">
        <span className="line-clamp-2 font-medium wrap-anywhere">{children}</span>
        {detail && <span className="text-xs text-muted wrap-anywhere">{detail}</span>}
      </span>
      <ArrowRight aria-hidden className="size-4 shrink-0 text-muted group-hover:text-accent" />
    </IntentLink>
  )
}

/** A line that needs data: a placeholder while it loads, and a note when it cannot be loaded. */
type TaskStatProps<T> = { stat: Stat<T>; children: (value: T) => ReactNode }

export function TaskStat<T>({ stat: { data, isError }, children }: TaskStatProps<T>) {
  if (data !== undefined) return children(data)
  if (isError) return <p className="py-1.5 text-danger">Not available</p>
  return <Skeleton className="my-2 h-4 w-1/2" />
}
