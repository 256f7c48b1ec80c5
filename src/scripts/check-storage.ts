import { runWithSettings } from '#src/scripts/process/run-command.ts'

/** `npm run check:storage`. Exit 0: every row has its file, and the rules hold; 1: each violation is listed. */
await runWithSettings('Not checked: ', async () => {
  const { runStorageCheck } = await import('#src/scripts/checks/run-storage-check.ts')
  return runStorageCheck()
})
