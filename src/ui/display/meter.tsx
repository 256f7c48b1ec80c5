import type { ReactNode } from 'react'

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
        {/* In SVG: the Content-Security-Policy blocks style attributes in the HTML of the page. */}
        <svg
          aria-hidden
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          className="block h-0.5 w-full overflow-hidden rounded-full print-color-exact"
        >
          {/* A border would not be visible in dark themes. */}
          <rect width="100" height="1" fillOpacity={0.45} className="fill-control" />
          <rect data-level="" width={percent} height="1" className="origin-left fill-accent" />
        </svg>
      </div>
    </div>
  )
}
