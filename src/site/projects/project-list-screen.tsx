import type { ProjectList } from '#src/contract/projects/public-project-schemas.ts'
import { BackLink } from '#src/site/layout/back-link.tsx'
import { ProjectCard } from './project-card.tsx'

export const PROJECTS_DESCRIPTION = 'Selected work: the problem, the decisions and the results.'

/** Every public project, one below the other. */
export function ProjectListScreen({ projects, images }: ProjectList) {
  return (
    <div className="mx-auto max-w-content px-5 py-12 lg:py-16 print:py-0">
      <BackLink href="/">Back to Home</BackLink>
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
                variant="wide"
                isFirst={index === 0}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
