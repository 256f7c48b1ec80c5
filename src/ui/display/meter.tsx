import { LevelBar } from './level-bar.tsx'

type MeterProps = { label: string; percent: number }

/** A labelled level from 0 to 100, as text, as a bar and for screen readers; one line on narrow screens. */
export function Meter({ label, percent }: MeterProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6rem_2.5rem] items-center gap-x-4 text-sm md:grid-cols-[minmax(0,1fr)_auto] md:gap-y-2">
      <span>{label}</span>
      <span
        aria-hidden
        className="text-right font-mono text-xs text-muted tabular-nums max-md:order-last"
      >
        {percent}%
      </span>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="md:col-span-2"
      >
        <LevelBar percent={percent} />
      </div>
    </div>
  )
}
