import { runWithSettings } from '#src/scripts/process/run-command.ts'
import { fileArgument } from '#src/scripts/process/usage.ts'

/** `npm run restore -- FILE [--no-safety-copy]`. Exit 0: restored; 1: refused, and the data is as it was. */
const NO_COPY = '--no-safety-copy'
const { file, given } = fileArgument('restore', [NO_COPY])
await runWithSettings('Nothing was restored: ', async () => {
  const { restoreSite } = await import('./archive/restore-site.ts')
  await restoreSite({ file, withSafetyCopy: !given.has(NO_COPY) })
})
