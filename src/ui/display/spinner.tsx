import clsx from 'clsx'
import { LoaderCircle } from 'lucide-react'

type SpinnerProps = { label: string; isLabelVisible?: boolean; className?: string }

export function Spinner({ label, isLabelVisible = true, className }: SpinnerProps) {
  return (
    <p role="status" className={clsx('flex items-center gap-3 text-sm text-muted', className)}>
      <LoaderCircle aria-hidden className="size-5 animate-spin text-accent" />
      <span className={isLabelVisible ? undefined : 'sr-only'}>{label}</span>
    </p>
  )
}
