import { queryOptions, useMutation } from '@tanstack/react-query'
import { importCalls } from '#src/contract/import/import-calls.ts'
import type { Import, ImportOptions } from '#src/contract/import/import-schemas.ts'
import { read, write } from './client.ts'
import { queryKeys } from './query-keys.ts'
import { upload } from './upload.ts'
import type { UploadOptions } from './upload.ts'
import { useRefresh } from './use-refresh.ts'

/** While an import is running. */
const POLL_MS = 1000

/** Refetched on every mount, and every second while one is running: commands import too. */
export const importListOptions = () =>
  queryOptions({
    queryKey: queryKeys.imports,
    queryFn: ({ signal }) => read(importCalls.listImports, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'running') ? POLL_MS : false,
  })

/** A plan or a report does not change once it is made. */
export const importReportOptions = ({ id, phase, state, options }: Import) =>
  queryOptions({
    queryKey: ['imports', 'report', id, phase, state, options] as const,
    queryFn: ({ signal }) => read(importCalls.getImportReport, { params: { id }, signal }),
  })

/** The list is read again after a failure too: the state has changed elsewhere. */
function useImportChange<V, T>(change: (input: V) => Promise<T>) {
  return useMutation({
    mutationFn: change,
    onSettled: useRefresh({ queryKey: importListOptions().queryKey }),
  })
}

export const useCreateImport = () =>
  useImportChange((options: UploadOptions) => upload(importCalls.createImport, options))

export const usePlanImport = () =>
  useImportChange(({ id, options }: { id: string; options: ImportOptions }) =>
    write(importCalls.planImport, { params: { id }, body: options }),
  )

export const useStartImport = () =>
  useImportChange((id: string) => write(importCalls.startImport, { params: { id } }))

export const useCancelImport = () =>
  useImportChange((id: string) => write(importCalls.cancelImport, { params: { id } }))

/** Its posts and files are in every list. */
export function useTakeBackImport() {
  return useMutation({
    mutationFn: (id: string) => write(importCalls.takeBackImport, { params: { id } }),
    onSettled: useRefresh(),
  })
}

/** Lists of other screens, once an import has changed them. */
export const useRefreshContent = () =>
  useRefresh({ predicate: ({ queryKey: [subject] }) => subject !== 'imports' })
