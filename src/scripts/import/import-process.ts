import { pluralize } from '#src/lib/format/pluralize.ts'
import { revertSummary } from '#src/lib/format/revert-summary.ts'
import { refusalOf } from '#src/services/import/import-images.ts'
import { importPosts } from '#src/services/import/import-posts.ts'
import { revertImport } from '#src/services/import/revert-import.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import { readImportArguments } from './import-arguments.ts'
import type { ImportArguments } from './import-arguments.ts'
import { reportSource } from './report-source.ts'
import { scriptActor } from './script-actor.ts'

/** A killed import counts as running as long as it could be a slow one. */
const WAITS =
  'Another import is running or was killed within the last 30 seconds. Waiting for it to finish.'

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

function runImport(target: string, args: ImportArguments): Promise<number> {
  const onWait = () => console.error(WAITS)
  return reportSource(target, args, (options) =>
    importPosts({ ...options, actor: scriptActor, origin: args.as, onWait }),
  )
}

async function runRevert(run: string): Promise<number> {
  const back = await revertImport({ actor: scriptActor, id: run }).catch((cause: unknown) => {
    throw new Error('No import with this id from the last 30 days can be reverted.', { cause })
  })
  console.log(revertSummary(back))
  if (back.updated > 0) {
    console.log(
      `${pluralize(back.updated, 'post')} keep their current text. The previous text is in the history.`,
    )
  }
  return 0
}
