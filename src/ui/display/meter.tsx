import type { ReactNode } from 'react'
import { LevelBar } from './level-bar.tsx'

type MeterProps = {
  label: string
  percent: number
  /** At the end of its line, or below in a narrow one. */ children?: ReactNode
}

/** A labelled level from 0 to 100 as a thin rule; its number is for screen readers, and shown on pointing. */
export function Meter({ label, percent, children }: MeterProps) {
  return (
    <div className="group flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5 text-sm">
      <span>
        <bdi>{label}</bdi>{' '}
        <span
          aria-hidden
          className="font-mono text-xs text-muted tabular-nums opacity-0 transition-opacity duration-150 group-hover:opacity-100 print:hidden"
        >
          {percent}%
        </span>
      </span>
      {children}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="basis-full"
      >
        <LevelBar percent={percent} className="h-0.5" />
      </div>
    </div>
  )
}
