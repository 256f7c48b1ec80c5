import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { projectCalls } from '#src/contract/projects/project-calls.ts'
import type { EditedProject } from '#src/contract/projects/edited-project.ts'
import type { ListedProject } from '#src/contract/projects/project-schemas.ts'
import { read, readWithETag, write } from './client.ts'
import { queryKeys } from './query-keys.ts'
import { useRefresh } from './use-refresh.ts'

const keys = {
  list: queryKeys.projects,
  one: (id: string) => ['project', id] as const,
  versions: (id: string) => ['project-versions', id] as const,
}

/** All projects. Refetched on every mount: they are edited in the built-in admin too, which is another application. */
export const projectListOptions = () =>
  queryOptions({
    queryKey: keys.list,
    queryFn: ({ signal }) => read(projectCalls.listProjects, { signal }),
    staleTime: 0,
  })

/** A project as last saved, with the ETag that the next save needs. */
export const projectOptions = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => readWithETag(projectCalls.getProject, { params: { id }, signal }),
    staleTime: 0,
  })

/** Refetched on every mount: every save adds a version. */
export const projectVersionsOptions = (id: string) =>
  queryOptions({
    queryKey: keys.versions(id),
    queryFn: ({ signal }) => read(projectCalls.listProjectVersions, { params: { id }, signal }),
    staleTime: 0,
  })

type Compared = { version: string; against: string | undefined }

/** What changed; the last comparison stays until the next one has arrived. */
export const projectComparisonOptions = (id: string, { version, against }: Compared) =>
  queryOptions({
    queryKey: [...keys.versions(id), version, against] as const,
    queryFn: ({ signal }) =>
      read(projectCalls.compareProjectVersion, {
        params: { id, version },
        query: { against },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

const useRefreshProjects = () => useRefresh({ queryKey: keys.list })

/** A draft; a retry with the same key creates no second one. */
export function useCreateProject() {
  return useMutation({
    mutationFn: ({ body, key }: { body: EditedProject; key: string }) =>
      readWithETag(projectCalls.createProject, { body, key }),
    onSettled: useRefreshProjects(),
  })
}

type Saving = { id: string; body: EditedProject; isPublished: boolean; etag: string | null }

export function useSaveProject() {
  return useMutation({
    mutationFn: ({ id, body, isPublished, etag }: Saving) =>
      readWithETag(isPublished ? projectCalls.publishProject : projectCalls.saveProjectDraft, {
        params: { id },
        body,
        etag,
      }),
    onSettled: useRefreshProjects(),
  })
}

type OfProject = { id: string; etag: string | null }

export function useUnpublishProject() {
  return useMutation({
    mutationFn: ({ id, etag }: OfProject) =>
      readWithETag(projectCalls.unpublishProject, { params: { id }, etag }),
    onSettled: useRefreshProjects(),
  })
}

export function useRestoreProjectVersion() {
  return useMutation({
    mutationFn: ({ id, version, etag }: OfProject & { version: string }) =>
      readWithETag(projectCalls.restoreProjectVersion, { params: { id, version }, etag }),
    onSettled: useRefreshProjects(),
  })
}

type Move = { id: string; before: string | null }

/**
 * Moves one project; the list shows it at once. Moves are sent one after the other.
 * @param moved the list after a move
 */
export function usePlaceProject(moved: (list: ListedProject[], move: Move) => ListedProject[]) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'project-order' },
    mutationFn: ({ id, before }: Move) =>
      write(projectCalls.placeProject, { params: { id }, body: { before } }),
    onMutate: async (move) => {
      await client.cancelQueries({ queryKey: keys.list })
      client.setQueryData<ListedProject[]>(keys.list, (list) => list && moved(list, move))
    },
    onSettled: useRefreshProjects(),
  })
}

export function useFeatureProject() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isFeatured }: { id: string; isFeatured: boolean }) =>
      write(projectCalls.featureProject, { params: { id }, body: { isFeatured } }),
    onSuccess: (list) => client.setQueryData(keys.list, list),
    onSettled: useRefreshProjects(),
  })
}

export function useDeleteProject() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => write(projectCalls.deleteProject, { params: { id } }),
    onSuccess: (_, id) => client.removeQueries({ queryKey: keys.one(id) }),
    onSettled: useRefreshProjects(),
  })
}

/** Restores from the trash. */
export function useRestoreProject() {
  return useMutation({
    mutationFn: (id: string) => write(projectCalls.restoreProject, { params: { id } }),
    onSettled: useRefreshProjects(),
  })
}
