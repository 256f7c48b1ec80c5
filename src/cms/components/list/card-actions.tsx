import clsx from 'clsx'
import type { ReactNode } from 'react'

/** Always visible on touch screens, which have no hover; `opacity` keeps them reachable by keyboard. */
type CardActionsProps = {
  label: string
  isFloating?: boolean
  children: ReactNode
}

export function CardActions({ label, isFloating = false, children }: CardActionsProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={clsx(
        'flex gap-1 opacity-0 transition-opacity group-focus-within/card:opacity-100 group-hover/card:opacity-100 pointer-coarse:opacity-100',
        isFloating && 'rounded-card bg-surface shadow-float',
      )}
    >
      {children}
    </div>
  )
}
