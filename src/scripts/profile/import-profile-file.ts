import path from 'node:path'
import { runWithDatabase } from '#src/scripts/import/run-with-database.ts'
import { readJsonFile } from './read-json-file.ts'

const PROGRAM = 'src/scripts/profile/save-imported-profile.ts'

export async function importProfileFile({ file, isDraft }: { file: string; isDraft: boolean }) {
  await readJsonFile(file)
  const args = [path.resolve(file), ...(isDraft ? ['--draft'] : [])]
  if ((await runWithDatabase(PROGRAM, args)) !== 0) throw new Error('see above')
}
