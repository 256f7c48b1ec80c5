import clsx from 'clsx'
import type { ReactNode } from 'react'

/**
 * Hover actions of a card. They are there for a finger (which cannot hover) and appear as soon as the
 * focus is anywhere in the card; `opacity` keeps them reachable by keyboard all the time.
 */
type CardActionsProps = {
  label: string
  /** Lies over a picture, so it brings a ground of its own. */
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
