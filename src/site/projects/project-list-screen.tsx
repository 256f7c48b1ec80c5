import { ArrowLeft } from 'lucide-react'
import type { ProjectList } from '#src/contract/projects/public-project-schemas.ts'
import { ProjectCard } from './project-card.tsx'

export const PROJECTS_DESCRIPTION = 'Selected work: the problem, the decisions and the results.'

/** Every public project, one below the other. */
export function ProjectListScreen({ projects, images }: ProjectList) {
  return (
    <div className="mx-auto max-w-content px-5 py-12 lg:py-16">
      <a
        href="/"
        className="inline-flex min-h-11 items-center gap-2 text-sm text-muted transition-colors duration-150 hover:text-text"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Back to Home
      </a>
      <h1 className="mt-4 text-title">Projects</h1>
      <p className="mt-3 max-w-2xl text-balance text-muted">{PROJECTS_DESCRIPTION}</p>
      {projects.length === 0 ? (
        <p className="mt-10 text-muted">No projects available.</p>
      ) : (
        <ul className="mt-10 grid gap-6">
          {projects.map((project, index) => (
            <li key={project.id}>
              <ProjectCard
                project={project}
                images={images}
                headingLevel={2}
                look="wide"
                isFirst={index === 0}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
