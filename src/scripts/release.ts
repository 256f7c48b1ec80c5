import { runCommand } from '#src/scripts/process/run-command.ts'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuild } from './build/ensure-build.ts'
import { ROOT, runNode } from './process/run-child.ts'
import { exitIfHelpWanted } from './process/usage.ts'
import { writeReleaseArchive } from './release/release-archive.ts'
import { writeReleaseFolder } from './release/release-folder.ts'

exitIfHelpWanted('release')
await runCommand('No release: ', async () => {
  const { folder } = parseArgs({ options: { folder: { type: 'string' } } }).values
  await runNode(
    ['src/scripts/check-advisories.ts'],
    {},
    'A package has a known advisory, see above',
  )
  await ensureBuild({ env: {}, onBuild: () => console.log('Building…'), onWait: () => {} })
  if (folder === undefined) {
    const { file, size } = await writeReleaseArchive(path.join(ROOT, 'release'))
    console.log(`${path.relative(ROOT, file)}, ${Math.round(size / 1e6)} MB`)
  } else {
    await writeReleaseFolder(path.resolve(folder))
    console.log(`Written to ${folder}`)
  }
})
