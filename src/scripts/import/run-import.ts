import { pluralize } from '#src/lib/format/pluralize.ts'
import { takenBackText } from '#src/lib/format/taken-back-text.ts'
import { importPosts } from '#src/services/import/import-posts.ts'
import { takeBackImport } from '#src/services/import/take-back.ts'
import type { ImportArguments } from './import-arguments.ts'
import { reportSource } from './report-source.ts'
import { scriptActor } from './script-actor.ts'

/** Imports a file or folder into the site of these settings. @returns the exit code */
export const runImport = (target: string, asked: ImportArguments): Promise<number> =>
  reportSource(target, asked, ({ source, ...options }) =>
    importPosts({
      ...options,
      actor: scriptActor,
      source,
      origin: asked.as,
      onWait: () => console.error(WAITS),
    }),
  )

/** One that was killed counts as running for as long as it may only be slow. */
const WAITS =
  'Another import is running, or was killed less than 30 seconds ago: this one waits for its end.'

/** Takes an earlier import back. @returns the exit code */
export async function runTakeBack(run: string): Promise<number> {
  const back = await takeBackImport({ actor: scriptActor, run }).catch((cause: unknown) => {
    throw new Error('No import of the last 30 days with this name can be taken back.', { cause })
  })
  console.log(takenBackText(back))
  if (back.updated > 0) {
    console.log(
      `${pluralize(back.updated, 'post')} that it updated: the text stays, the history has the former one.`,
    )
  }
  return 0
}
