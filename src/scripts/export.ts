import { loadSettings } from '#src/scripts/process/load-settings.ts'

/** `npm run export -- DIR`. Exit 0: everything is in the folder; 2: all but files that are missing here; 1: nothing. */
const [folder, ...others] = process.argv.slice(2)
if (folder === undefined || others.length > 0) {
  console.error('Usage: npm run export -- DIR\n\nDIR is a new or an empty folder.')
  process.exit(1)
}
loadSettings()
try {
  const { runWithDatabase } = await import('./import/run-with-database.ts')
  process.exit(await runWithDatabase('src/scripts/export/export-process.ts', [folder]))
} catch (error) {
  console.error(`Nothing was exported: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
