import { Fragment } from 'react'

export function KeyHints({ hints }: { hints: readonly (readonly [keys: string, what: string])[] }) {
  return (
    <p className="hidden flex-wrap items-center gap-x-1.5 gap-y-1 text-xs text-muted lg:flex pointer-coarse:hidden">
      {hints.map(([keys, what]) => (
        <Fragment key={keys}>
          {keys.split(' ').map((key) => (
            <kbd
              key={key}
              className="rounded-chip border border-border bg-surface px-1.5 font-mono text-xs"
            >
              {key}
            </kbd>
          ))}
          <span className="mr-2">{what}</span>
        </Fragment>
      ))}
    </p>
  )
}
