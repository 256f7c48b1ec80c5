import clsx from 'clsx'
import type { ComponentProps } from 'react'

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'

const TONES: Record<BadgeTone, string> = {
  neutral: 'text-muted border-border',
  accent: 'text-accent border-accent',
  success: 'text-success border-success',
  warning: 'text-warning border-warning',
  danger: 'text-danger border-danger',
}

type BadgeProps = ComponentProps<'span'> & { tone?: BadgeTone }

export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-chip border bg-surface px-2 py-0.5 font-mono text-xs',
        TONES[tone],
        className,
      )}
      {...rest}
    />
  )
}
