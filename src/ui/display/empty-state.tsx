import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: string
  hint?: string
  icon?: LucideIcon
  /** One button or link. */
  action?: ReactNode
  className?: string
}

export function EmptyState({ title, hint, icon: Icon, action, className }: EmptyStateProps) {
  return (
    <div
      className={clsx(
        'flex flex-col items-center gap-3 rounded-card border border-dashed border-control px-6 py-14 text-center',
        className,
      )}
    >
      {Icon && <Icon aria-hidden className="size-7 text-muted" strokeWidth={1.5} />}
      <p className="text-lg font-medium">{title}</p>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
