import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Backup, BackupState } from '#src/contract/backup/backup-calls.ts'
import { backupCalls } from '#src/contract/backup/backup-calls.ts'
import { callQuery } from './call-query.ts'

const POLL_MS = 1500

/** Refetched on every mount: commands make backups too. */
export const backupStateOptions = () => callQuery(backupCalls.getBackups, {}, { staleTime: 0 })

const isNewer = (latest: Backup | null, before: Backup | null) =>
  latest !== null && latest.madeAt !== before?.madeAt

/**
 * The browser downloads the file, which may exceed memory, and reports nothing, so the server is polled. Rejects during
 * another backup, or when this one broke off. `download` is not called without a server.
 */
export function useCreateBackup() {
  const client = useQueryClient()
  const fetchState = () => client.fetchQuery(backupStateOptions())
  return useMutation({
    mutationFn: async (download: () => void) => {
      const before = await fetchState()
      if (before.isRunning) throw new Error('Another backup is running')
      download()
      return pollUntilMade(fetchState, before.latest)
    },
  })
}

async function pollUntilMade(
  fetchState: () => Promise<BackupState>,
  before: Backup | null,
): Promise<Backup> {
  // The backup is recorded a moment after it stops running: only a second idle poll is a failure.
  for (let silences = 0; silences < 2;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    const { isRunning, latest } = await fetchState()
    if (latest && isNewer(latest, before)) return latest
    silences = isRunning ? 0 : silences + 1
  }
  throw new Error('The backup was interrupted')
}
