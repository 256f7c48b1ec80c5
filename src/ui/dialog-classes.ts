import clsx from 'clsx'

export const OVERLAY_CLASSES =
  'fixed inset-0 z-40 bg-[rgb(0_0_0/0.55)] data-[state=open]:animate-appear'

export const dialogClasses = (className?: string) =>
  clsx(
    'floats fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg overflow-y-auto',
    'rounded-card border border-border bg-surface p-6 text-text shadow-float',
    className,
  )
