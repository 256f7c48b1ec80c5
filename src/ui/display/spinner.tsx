import clsx from 'clsx'
import { LoaderCircle } from 'lucide-react'

type SpinnerProps = { label: string; className?: string }

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <p role="status" className={clsx('flex items-center gap-3 text-sm text-muted', className)}>
      <LoaderCircle aria-hidden className="size-5 animate-spin text-accent" />
      <span>{label}</span>
    </p>
  )
}
