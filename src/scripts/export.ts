import { runWithSettings } from '#src/scripts/process/run-command.ts'
import { fileArgument } from '#src/scripts/process/usage.ts'

/** `npm run export -- DIR`. Exit 0: everything is in the folder; 2: all but files that are missing here; 1: nothing. */
const { file: folder } = fileArgument('export')
await runWithSettings('Nothing was exported: ', async () => {
  const { runWithDatabase } = await import('./import/run-with-database.ts')
  return runWithDatabase('src/scripts/export/export-process.ts', [folder])
})
