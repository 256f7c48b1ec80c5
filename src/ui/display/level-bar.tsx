import clsx from 'clsx'

type LevelBarProps = { percent: number; className?: string }

/**
 * A bar filled to a percentage. Drawn in SVG, because the Content-Security-Policy blocks style attributes in
 * the page's HTML.
 */
export function LevelBar({ percent, className = 'h-1.5' }: LevelBarProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className={clsx('block w-full overflow-hidden rounded-full print-color-exact', className)}
    >
      {/* A border would not be visible in dark themes. */}
      <rect width="100" height="1" fillOpacity={0.45} className="fill-control" />
      <rect data-level="" width={percent} height="1" className="origin-left fill-accent" />
    </svg>
  )
}
