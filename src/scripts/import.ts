import { runWithSettings } from '#src/scripts/process/run-command.ts'
import { exitIfHelpWanted } from '#src/scripts/process/usage.ts'
import { readImportArguments } from './import/import-arguments.ts'

/** `npm run import -- PATH`. Exit 0: everything was imported; 1: posts were skipped, or nothing was imported. */
await runWithSettings('', async () => {
  exitIfHelpWanted('import')
  const args = process.argv.slice(2)
  const { to, target = '', ...rest } = readImportArguments(args)
  if (to !== undefined) {
    const { runPublish } = await import('./publish/run-publish.ts')
    return runPublish(target, { ...rest, to })
  }
  const { runWithDatabase } = await import('./import/run-with-database.ts')
  return runWithDatabase('src/scripts/import/import-process.ts', args)
})
