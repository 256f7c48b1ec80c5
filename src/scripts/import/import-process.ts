import { payloadClient } from '#src/services/platform/payload.ts'
import { refusalOf } from '#src/services/import/import-images.ts'
import { readImportArguments } from './import-arguments.ts'
import { runImport, runRevert } from './run-import.ts'

try {
  const args = readImportArguments(process.argv.slice(2))
  const { target, revert = '' } = args
  const code = target === undefined ? await runRevert(revert) : await runImport(target, args)
  await (await payloadClient()).destroy()
  process.exit(code)
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}

function sentenceOf(error: unknown): string {
  const isOfSystem = error instanceof Error && 'syscall' in error
  return isOfSystem || !(error instanceof Error) ? refusalOf(error) : error.message
}
