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
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'
import { ProjectList } from './project-list.tsx'

const NEW_PROJECT = '/cms/projects/new'

/** The projects in the order of the site. */
export function ProjectListScreen() {
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
          <LinkButton href={NEW_PROJECT} variant="primary">
            <Plus aria-hidden className="size-4" />
            New Project
          </LinkButton>
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
            <LinkButton href={NEW_PROJECT} variant="primary">
              Create First Project
            </LinkButton>
          }
        />
      )}
      {projects.data && projects.data.length > 0 && (
        <>
          <ProjectList projects={projects.data} />
          <ListFooter>{pluralize(projects.data.length, 'project')} loaded</ListFooter>
        </>
      )}
    </>
  )
}
