import { loadSettings } from '#src/scripts/process/load-settings.ts'

/** `npm run check:storage`. Exit 0: every row has its file, and the rules hold; 1: each violation is listed. */
loadSettings()
try {
  const { runStorageCheck } = await import('#src/scripts/checks/run-storage-check.ts')
  process.exit(await runStorageCheck())
} catch (error) {
  console.error(`Not checked: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
