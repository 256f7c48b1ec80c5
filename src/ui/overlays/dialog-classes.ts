import clsx from 'clsx'

export const OVERLAY_CLASSES =
  'fixed inset-0 z-40 bg-[rgb(0_0_0/0.55)] data-[state=open]:animate-appear'

/**
 * `width`: maximum width, as a single class: with two, the order in the style sheet would decide. Dialogs leave space
 * for notices (layout/site-document.tsx).
 */
export const dialogClasses = (width = 'max-w-lg') =>
  clsx(
    'modal floats fixed inset-0 z-50 m-auto h-fit w-[calc(100vw-2rem)] overflow-y-auto',
    'max-h-[calc(100dvh-2rem-2*var(--notice-height,0px))] max-sm:max-h-[calc(100dvh-2rem-var(--notice-height,0px))]',
    'max-sm:bottom-(--notice-height,0px)',
    'menu-column:left-52 menu-column:max-h-[calc(100dvh-2rem)] menu-column:w-[calc(100vw-15rem)]',
    'rounded-card border border-border bg-surface p-6 text-text shadow-float',
    width,
  )
