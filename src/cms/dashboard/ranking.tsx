import type { ReactNode } from 'react'

type RankingProps = {
  title: string
  /** Shown when there are no entries. */
  empty: string
  entries: readonly { key: string; name: ReactNode; visitors: number }[]
}

/** A short list of names with their readers, the most frequent first. */
export function Ranking({ title, empty, entries }: RankingProps) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <h3 className="font-mono text-xs text-muted">{title}</h3>
      {entries.length === 0 && <p className="text-muted">{empty}</p>}
      {entries.length > 0 && (
        <ol aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {entries.map(({ key, name, visitors }) => (
            <li key={key} className="flex items-baseline justify-between gap-3">
              {name}
              <span className="font-mono text-xs text-muted tabular-nums">{visitors}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
