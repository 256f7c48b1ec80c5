import clsx from 'clsx'

export const controlClasses = (className?: string) =>
  clsx(
    'control-size w-full rounded-card border border-control bg-surface px-3 py-2 text-sm text-text',
    'fades-[border-color] hover:border-text',
    'disabled:cursor-not-allowed disabled:opacity-55',
    'aria-invalid:border-danger',
    className,
  )
