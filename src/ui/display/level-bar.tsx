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
      className={clsx('block w-full rounded-full bg-control/45 print-color-exact', className)}
    >
      <rect data-level="" width={percent} height="1" className="origin-left fill-accent" />
    </svg>
  )
}
