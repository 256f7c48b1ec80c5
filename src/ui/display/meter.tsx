import { LevelBar } from './level-bar.tsx'

type MeterProps = { label: string; percent: number }

/** A labelled level from 0 to 100, as text, as a bar and for screen readers. */
export function Meter({ label, percent }: MeterProps) {
  return (
    <div>
      <div className="mb-2 print:mb-0.5 flex items-baseline justify-between gap-4 text-sm">
        <span>{label}</span>
        <span aria-hidden className="font-mono text-xs text-muted tabular-nums">
          {percent}%
        </span>
      </div>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <LevelBar percent={percent} />
      </div>
    </div>
  )
}
