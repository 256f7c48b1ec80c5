import clsx from 'clsx'

export const OVERLAY_CLASSES =
  'fixed inset-0 z-40 bg-[rgb(0_0_0/0.55)] data-[state=open]:animate-appear'

/**
 * `width`: maximum width. A single class, because of two the order in the style sheet decides. Beside a dialog, toasts are
 * at the top (toast-region.tsx); on phones it leaves their place free.
 */
export const dialogClasses = (width = 'max-w-lg') =>
  clsx(
    'modal max-sm:[body:has([data-toasts]>li)_&]:top-28 max-sm:[body:has([data-toasts]>li)_&]:max-h-[calc(100dvh-8rem)]',
    'floats fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-y-auto',
    'rounded-card border border-border bg-surface p-6 text-text shadow-float',
    width,
  )
