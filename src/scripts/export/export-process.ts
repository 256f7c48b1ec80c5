import { errorMessage } from '#src/lib/error-message.ts'
import { progressBar } from '#src/scripts/import/progress-bar.ts'
import { scriptActor } from '#src/scripts/import/script-actor.ts'
import { exportedFiles } from '#src/services/export/exported-files.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import { exitCodeOf, writeFolder } from './write-folder.ts'

const [folder = ''] = process.argv.slice(2)
const bar = progressBar(process.stderr, 'files')
try {
  const files = exportedFiles({ actor: scriptActor })
  const result = await writeFolder(folder, files, (done, file) => bar.show(done, file))
  const { written, missing } = result
  bar.clear()
  console.log(`Exported to ${folder}: ${written} files`)
  if (missing.length > 0) console.error('Not exported (missing from storage):')
  for (const name of missing) console.error(`  ${name}`)
  await (await payloadClient()).destroy()
  process.exit(exitCodeOf(result))
} catch (error) {
  bar.clear()
  console.error(`Nothing was exported: ${errorMessage(error)}`)
  process.exit(1)
}
