import type { ReactNode } from 'react'

type PublishingBarProps = {
  header: ReactNode
  state: ReactNode
  announcement?: string | undefined
  /** In place of the state: why the last save failed, with a button for the next step. */
  problem?: ReactNode
  children: ReactNode
}

/**
 * Header, state and buttons stay in view: two rows at the top, one row in a wide window (`--bar-height`), or at the
 * bottom (`--bottom-bar`).
 */
export function PublishingBar(props: PublishingBarProps) {
  const { header, state, announcement = '', problem, children } = props
  return (
    <header className="z-30 -mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-border bg-bg py-3 lg:sticky lg:top-0 lg:-mx-8 lg:-mt-8 lg:min-h-(--bar-height) lg:px-8 lg:py-3 xl:h-(--bar-height) xl:flex-nowrap xl:py-0 xl:[&>:first-child]:gap-0">
      {header}
      <section
        aria-label="Publishing"
        data-publishing-bar=""
        className="bottom-bar flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:flex-nowrap lg:basis-full xl:basis-0 xl:justify-end"
      >
        {problem ? (
          <div
            role="alert"
            className="flex min-w-0 items-center justify-between gap-x-3 text-xs text-danger max-sm:basis-full"
          >
            {problem}
          </div>
        ) : (
          <p className="min-w-0 font-mono text-xs text-muted tabular-nums max-sm:basis-full xl:text-right">
            {state}
          </p>
        )}
        <span role="status" className="sr-only">
          {announcement}
        </span>
        <div className="flex shrink-0 items-center gap-2 max-sm:w-full max-sm:*:grow">
          {children}
        </div>
      </section>
    </header>
  )
}
