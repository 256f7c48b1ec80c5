import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Backup, BackupState } from '#src/contract/backup/backup-schemas.ts'
import { backupCalls } from '#src/contract/backup/backup-calls.ts'
import { callQuery } from './call-query.ts'

const POLL_MS = 1500

/** Refetched on every mount: commands make backups too. */
export const backupStateOptions = () => callQuery(backupCalls.getBackups, {}, { staleTime: 0 })

const isNewer = (latest: Backup | null, before: Backup | null) =>
  latest !== null && latest.madeAt !== before?.madeAt

/**
 * Downloads a backup and waits until it is complete. The browser itself downloads the file, which may be larger
 * than memory, and reports nothing to the page; so the server is polled.
 * @param download starts the download; not called when the server cannot be reached
 * Rejects when another backup is running, or when this one broke off.
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
  // The backup is recorded a moment after it stops running: only a second idle poll is a failure.
  for (let silences = 0; silences < 2;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    const { isRunning, latest } = await look()
    if (latest && isNewer(latest, before)) return latest
    silences = isRunning ? 0 : silences + 1
  }
  throw new Error('The backup was interrupted')
}
