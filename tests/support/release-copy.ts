import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from '#src/scripts/process/run-child.ts'

const SOURCES = [
  'package.json',
  'tsconfig.json',
  'payload.config.ts',
  'src',
  'collections',
  'example-content',
]

/** The sources of this release in a folder, where more migrations can be written. They run its scripts only. */
export async function copyRelease() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'folio-release-copy-'))
  for (const name of SOURCES)
    await cp(path.join(ROOT, name), path.join(folder, name), { recursive: true })
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  const fileOf = (name: string) => path.join(folder, `collections/migrations/${name}.ts`)
  return {
    folder,
    write: (name: string, statements: string) => writeFile(fileOf(name), migrationOf(statements)),
    remove: (name: string) => rm(fileOf(name), { force: true }),
    drop: () => rm(folder, { recursive: true, force: true }),
  }
}

const migrationOf = (statements: string) => `
import { sql } from '@payloadcms/db-postgres'
export async function up({ db }) {
  await db.execute(sql\`${statements}\`)
}
export async function down() {}
`
