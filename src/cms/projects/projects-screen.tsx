'use client'

import { useQuery } from '@tanstack/react-query'
import { FolderKanban, Plus } from 'lucide-react'
import { projectListOptions } from '#src/queries/project-queries.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { ListFooter } from '#src/cms/components/list-footer.tsx'
import { LoadFailure } from '#src/cms/components/load-failure.tsx'
import {
  PageHeader,
  PageHeaderActions,
  PageHeaderBack,
  PageHeaderText,
  PageHeaderTitle,
} from '#src/cms/components/page-header.tsx'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'
import { ProjectRow } from './project-row.tsx'

const NEW_PROJECT = '/payload/collections/projects/create'

/** The projects in the order of the site; each is edited in the built-in admin. */
export function ProjectsScreen() {
  const projects = useQuery(projectListOptions())
  return (
    <>
      <PageHeader>
        <PageHeaderText>
          <PageHeaderBack href="/cms">Back to Dashboard</PageHeaderBack>
          <PageHeaderTitle>Projects</PageHeaderTitle>
          <p className="text-muted">
            Case studies at /projects. The first three featured ones are on the home page.
          </p>
        </PageHeaderText>
        <PageHeaderActions>
          <AnchorButton href={NEW_PROJECT} variant="primary">
            <Plus aria-hidden className="size-4" />
            New Project
          </AnchorButton>
        </PageHeaderActions>
      </PageHeader>
      {projects.isPending && (
        <SkeletonList count={3} label="Loading projects" className="grid gap-3">
          <Skeleton className="h-20 w-full" />
        </SkeletonList>
      )}
      {projects.isError && !projects.data && (
        <LoadFailure what="The projects" onRetry={() => void projects.refetch()} />
      )}
      {projects.data?.length === 0 && (
        <EmptyState
          icon={<FolderKanban aria-hidden className="size-7" strokeWidth={1.5} />}
          title="No projects yet"
          hint="Show a piece of work: what the problem was, and what came of it."
          action={
            <AnchorButton href={NEW_PROJECT} variant="primary">
              Create First Project
            </AnchorButton>
          }
        />
      )}
      {projects.data && projects.data.length > 0 && (
        <>
          <ul aria-label="Projects" className="grid gap-3">
            {projects.data.map((project) => (
              <ProjectRow key={project.id} project={project} />
            ))}
          </ul>
          <ListFooter>{pluralize(projects.data.length, 'project')} loaded</ListFooter>
        </>
      )}
    </>
  )
}
