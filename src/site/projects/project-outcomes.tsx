import clsx from 'clsx'
import type { ProjectOutcome } from '#src/contract/projects/public-projects.ts'

const COLUMNS: Readonly<Record<number, string>> = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' }

/** The figures of a project, large, each with what it counts. */
export function ProjectOutcomes({ outcomes }: { outcomes: readonly ProjectOutcome[] }) {
  if (outcomes.length === 0) return null
  return (
    <section aria-label="Outcomes" className="mt-8">
      <dl
        className={clsx(
          'grid gap-px overflow-hidden rounded-card border border-border bg-border',
          COLUMNS[outcomes.length],
        )}
      >
        {outcomes.map(({ figure, meaning }, index) => (
          // On screen the figure comes first, in the document its name.
          <div key={index} className="flex flex-col-reverse justify-end bg-surface p-6">
            <dt dir="auto" className="mt-2 text-sm text-muted">
              {meaning}
            </dt>
            <dd
              dir="auto"
              className="text-[clamp(2rem,4vw,3rem)] leading-none font-semibold tracking-[-0.02em] break-words tabular-nums"
            >
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
