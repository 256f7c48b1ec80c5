import { payloadClient } from '#src/services/platform/payload.ts'
import { readImportArguments } from './import-arguments.ts'
import { runImport, runTakeBack } from './run-import.ts'

/** The import itself, started by `npm run import` with the database open. */
try {
  const asked = readImportArguments(process.argv.slice(2))
  const { target, takeBack = '' } = asked
  const code = target === undefined ? await runTakeBack(takeBack) : await runImport(target, asked)
  await (await payloadClient()).destroy()
  process.exit(code)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
