import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Backup, BackupState } from '#src/contract/admin/backup-schemas.ts'
import { calls } from '#src/contract/api/calls.ts'
import { read } from './client.ts'

/** How often a backup under way is looked after. */
const POLL_MS = 1500

/** Asked for again at each visit: commands make backups too. */
export const backupStateOptions = () =>
  queryOptions({
    queryKey: ['backups'] as const,
    queryFn: ({ signal }) => read(calls.getBackups, { signal }),
    staleTime: 0,
  })

const isNewer = (latest: Backup | null, before: Backup | null) =>
  latest !== null && latest.madeAt !== before?.madeAt

/**
 * Lets the browser download a backup and waits for its end. The browser itself takes the file, which may be
 * larger than its memory, and tells pages nothing of it; so the server is asked.
 * @param download begins the download; not called where the server cannot be asked
 * Rejects when one is being made already, or when this one broke off.
 */
export function useCreateBackup() {
  const client = useQueryClient()
  const look = () => client.fetchQuery(backupStateOptions())
  return useMutation({
    mutationFn: async (download: () => void) => {
      const before = await look()
      if (before.isRunning) throw new Error('Another backup is running')
      download()
      return pollUntilMade(look, before.latest)
    },
  })
}

async function pollUntilMade(
  look: () => Promise<BackupState>,
  before: Backup | null,
): Promise<Backup> {
  // Between the end of the work and its record a moment passes: only the second silence is a failure.
  for (let silences = 0; silences < 2;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    const { isRunning, latest } = await look()
    if (latest && isNewer(latest, before)) return latest
    silences = isRunning ? 0 : silences + 1
  }
  throw new Error('The backup was interrupted')
}
