import { importCalls } from '#src/contract/import/import-calls.ts'
import type { Import } from '#src/contract/import/import-schemas.ts'
import { callQuery } from './call-query.ts'
import { useRefresh } from './use-refresh.ts'

const POLL_MS = 1000

/** Refetched on every mount, and every second while one is running: commands import too. */
export const importListOptions = () =>
  callQuery(
    importCalls.listImports,
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.some((one) => one.state === 'running') ? POLL_MS : false,
    },
  )

/** A plan or a report does not change once it is made. */
export const importReportOptions = ({ id, phase, state, options }: Import) =>
  callQuery(
    importCalls.getImportReport,
    { params: { id } },
    { queryKey: [importCalls.getImportReport.path, id, phase, state, options] },
  )

export const useRefreshContent = () =>
  useRefresh({ predicate: ({ queryKey: [path] }) => !String(path).startsWith('/api/imports') })
