import { progressBar } from '#src/scripts/import/progress-bar.ts'
import { scriptActor } from '#src/scripts/import/script-actor.ts'
import { runCommand } from '#src/scripts/process/run-command.ts'
import { exportedFiles } from '#src/services/export/exported-files.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import { exitCodeOf, writeFolder } from './write-folder.ts'

const [folder = ''] = process.argv.slice(2)

await runCommand('Nothing was exported: ', async () => {
  using bar = progressBar(process.stderr, 'files')
  const files = exportedFiles({ actor: scriptActor })
  const result = await writeFolder(folder, files, (done, file) => bar.show(done, file))
  const { written, missing } = result
  bar.clear()
  console.log(`Exported to ${folder}: ${written} files`)
  if (missing.length > 0) console.error('Not exported (missing from storage):')
  for (const name of missing) console.error(`  ${name}`)
  await (await payloadClient()).destroy()
  return exitCodeOf(result)
})
