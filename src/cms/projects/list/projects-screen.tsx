'use client'

import { FolderKanban, Plus } from 'lucide-react'
import { projectListOptions } from '#src/queries/project-queries.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { ListFooter } from '#src/cms/components/list/list-footer.tsx'
import { LoadedList } from '#src/cms/components/list/loaded-list.tsx'
import { ScreenHeader } from '#src/cms/components/screen/screen-header.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'
import { ProjectList } from './project-list.tsx'

const NEW_PROJECT = '/cms/projects/new'

/** The projects in the order of the site. */
export function ProjectListScreen() {
  return (
    <>
      <ScreenHeader
        title="Projects"
        hint="Case studies at /projects. The first three featured ones are on the home page."
      >
        <LinkButton icon={Plus} href={NEW_PROJECT} variant="primary">
          New Project
        </LinkButton>
      </ScreenHeader>
      <LoadedList
        options={projectListOptions()}
        noun="project"
        skeletons={
          <SkeletonList count={3} label="Loading projects" className="grid gap-3">
            <Skeleton className="h-20 w-full" />
          </SkeletonList>
        }
      >
        {(known) =>
          known.length === 0 ? (
            <NoProjects />
          ) : (
            <>
              <ProjectList projects={known} />
              <ListFooter>{pluralize(known.length, 'project')} loaded</ListFooter>
            </>
          )
        }
      </LoadedList>
    </>
  )
}

const NoProjects = () => (
  <EmptyState
    icon={FolderKanban}
    title="No projects yet"
    hint="Present a project: the problem and the result."
    action={
      <LinkButton href={NEW_PROJECT} variant="primary">
        Create First Project
      </LinkButton>
    }
  />
)
