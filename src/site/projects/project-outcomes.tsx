import clsx from 'clsx'
import type { ProjectSummary } from '#src/contract/projects/public-project-schemas.ts'

const COLUMNS: Readonly<Record<number, string>> = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' }

export function ProjectOutcomes({ outcomes }: Pick<ProjectSummary, 'outcomes'>) {
  if (outcomes.length === 0) return null
  return (
    <section aria-label="Outcomes" className="mt-8 border-y border-border py-6 lg:mt-10">
      <dl className={clsx('grid gap-x-8 gap-y-4', COLUMNS[outcomes.length])}>
        {outcomes.map(({ figure, meaning }, index) => (
          // On screen the figure comes first, in the document its name.
          <div
            key={index}
            className="flex flex-row-reverse items-center justify-end gap-x-4 sm:flex-col-reverse sm:items-start"
          >
            <dt dir="auto" className="flex-1 text-sm text-muted sm:mt-2 sm:flex-none">
              {meaning}
            </dt>
            <dd
              dir="auto"
              className="figure min-w-24 text-2xl leading-none font-semibold tracking-[-0.02em] break-words tabular-nums md:text-[3.5rem]"
            >
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
