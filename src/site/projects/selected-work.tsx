import { ArrowRight } from 'lucide-react'
import { COUNTS } from '#src/contract/limits.ts'
import type { ProjectList } from '#src/contract/projects/public-projects.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { ProjectCard } from './project-card.tsx'

/**
 * The featured projects, within the home section: an odd one is wide, so that no row holds a single small card. Nothing
 * without projects.
 */
export function SelectedWork({ projects, images }: ProjectList) {
  const shown = projects.slice(0, COUNTS.homeProjects)
  if (shown.length === 0) return null
  const wideCount = shown.length % 2
  return (
    <div className="mx-auto max-w-content px-5 pb-9 md:pb-16 lg:pb-28">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <p className="font-mono text-xs text-muted">
            <span aria-hidden>{'// '}</span>
            {pluralize(shown.length, 'project')}
          </p>
          <h2 className="mt-1 text-2xl">Selected work</h2>
        </div>
        <a
          href="/projects"
          className="group inline-flex min-h-11 items-center gap-2 text-sm font-medium text-accent"
        >
          All projects
          <ArrowRight
            aria-hidden
            className="size-4 transition-transform duration-150 group-hover:translate-x-0.5"
          />
        </a>
      </div>
      <ul className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6">
        {shown.map((project, index) => (
          <li key={project.id} className={index < wideCount ? 'sm:col-span-full' : undefined}>
            <ProjectCard
              project={project}
              images={images}
              headingLevel={3}
              look={index < wideCount ? 'wide' : 'small'}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
