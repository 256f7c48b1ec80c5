import { runCommand } from '#src/scripts/process/run-command.ts'
import { loadSettings } from '#src/scripts/process/load-settings.ts'

/** `npm run check:storage`. Exit 0: every row has its file, and the rules hold; 1: each violation is listed. */
loadSettings()
await runCommand('Not checked: ', async () => {
  const { runStorageCheck } = await import('#src/scripts/checks/run-storage-check.ts')
  return runStorageCheck()
})
