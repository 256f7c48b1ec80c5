import { queryOptions, useMutation } from '@tanstack/react-query'
import { resumeCalls } from '#src/contract/resumes/resume-calls.ts'
import type { PaperName } from '#src/contract/resumes/resume-schemas.ts'
import { orNull, read, write } from './client.ts'
import { queryKeys } from './query-keys.ts'
import { upload } from './upload.ts'
import type { UploadOptions } from './upload.ts'
import { useRefresh } from './use-refresh.ts'

const resumeKeys = {
  all: queryKeys.resumes,
  list: () => [...resumeKeys.all, 'list'] as const,
  active: () => [...resumeKeys.all, 'active'] as const,
}

export const resumeListOptions = () =>
  queryOptions({
    queryKey: resumeKeys.list(),
    queryFn: ({ signal }) => read(resumeCalls.listResumes, { signal }),
  })

/** Null while no file exists (the call answers 404 then). */
export const activeResumeOptions = () =>
  queryOptions({
    queryKey: resumeKeys.active(),
    queryFn: ({ signal }) => orNull(404, () => read(resumeCalls.getActiveResume, { signal })),
    meta: { isPublic: true },
  })

/** Every write invalidates the list and the active resume, a failed one too: its response may have been lost. */
const useRefreshResumes = () => useRefresh({ queryKey: resumeKeys.all })

export function useUploadResume() {
  const refresh = useRefreshResumes()
  return useMutation({
    mutationFn: (options: UploadOptions) => upload(resumeCalls.uploadResume, options),
    onSettled: refresh,
  })
}

/** Idempotent by `key`: a retry after a lost response adds no second file. */
export function useTypesetResume() {
  const refresh = useRefreshResumes()
  return useMutation({
    mutationFn: ({ paper, key }: { paper: PaperName; key: string }) =>
      write(resumeCalls.typesetResume, { body: { paper }, key }),
    onSettled: refresh,
  })
}

export function useActivateResume() {
  const refresh = useRefreshResumes()
  return useMutation({
    mutationFn: (id: string) => write(resumeCalls.activateResume, { params: { id } }),
    onSettled: refresh,
  })
}

export function useDeleteResume() {
  const refresh = useRefreshResumes()
  return useMutation({
    mutationFn: (id: string) => write(resumeCalls.deleteResume, { params: { id } }),
    onSettled: refresh,
  })
}

/** Restores from the trash; does not activate it. */
export function useRestoreResume() {
  const refresh = useRefreshResumes()
  return useMutation({
    mutationFn: (id: string) => write(resumeCalls.restoreResume, { params: { id } }),
    onSettled: refresh,
  })
}
