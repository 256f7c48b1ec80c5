import { ArrowRight } from 'lucide-react'
import { COUNTS } from '#src/contract/limits.ts'
import type { ProjectList } from '#src/contract/projects/public-project-schemas.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { SectionTitle } from '#src/site/layout/section-title.tsx'
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
    <div className="mx-auto max-w-content px-5 pt-6 pb-12 md:pt-8 lg:pb-24">
      <SectionTitle
        id="page:selected-work"
        meta={pluralize(shown.length, 'project')}
        aside={
          <a
            href="/projects"
            className="group inline-flex min-h-11 items-center gap-2 font-medium text-accent"
          >
            All projects
            <ArrowRight
              aria-hidden
              className="size-4 transition-transform duration-150 group-hover:translate-x-0.5"
            />
          </a>
        }
      >
        Selected work
      </SectionTitle>
      <ul className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6">
        {shown.map((project, index) => (
          <li key={project.id} className={index < wideCount ? 'sm:col-span-full' : undefined}>
            <ProjectCard
              project={project}
              images={images}
              headingLevel={3}
              variant={index < wideCount ? 'wide' : 'small'}
              isFirst={index === 0}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
