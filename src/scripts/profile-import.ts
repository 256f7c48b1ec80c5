import path from 'node:path'
import { runWithSettings } from '#src/scripts/process/run-command.ts'
import { fileArgument } from '#src/scripts/process/usage.ts'
import { readJsonFile } from './profile/read-json-file.ts'

/** `npm run profile:import -- FILE [--draft]`. Exit 0: saved; 1: not saved, and the profile is as it was. */
const DRAFT = '--draft'
const PROGRAM = 'src/scripts/profile/save-imported-profile.ts'
const { file, given } = fileArgument('profile:import', [DRAFT])
await runWithSettings('Nothing was imported: ', async () => {
  await readJsonFile(file)
  const { runWithDatabase } = await import('./import/run-with-database.ts')
  const code = await runWithDatabase(PROGRAM, [path.resolve(file), ...given])
  if (code !== 0) throw new Error('see above')
})
