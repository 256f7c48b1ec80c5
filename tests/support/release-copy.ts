import { cp, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '#src/scripts/process/run-child.ts'

/** A file of the build that this release does not have. */
export const NEXT_FILE = '/_next/static/chunks/next-release.js'

/** Copies the repository into a folder, with the same packages. */
export async function copyRelease(folder: string, leftOut = '.next'): Promise<void> {
  const left = ['node_modules', '.git', '.data', leftOut].map((name) => path.join(ROOT, name))
  const filter = (source: string) => !left.includes(source)
  await cp(ROOT, folder, { recursive: true, verbatimSymlinks: true, filter })
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
}

export const migrationFile = (release: string, name: string) =>
  path.join(release, `collections/migrations/${name}.ts`)

export const writeMigration = (release: string, name: string, statements: string) =>
  writeFile(
    migrationFile(release, name),
    `import { sql } from '@payloadcms/db-postgres'
export async function up({ db }) {
  await db.execute(sql\`${statements}\`)
}
export async function down() {}
`,
  )

/** The release after this one, in a folder: the same build, with one more migration and one more file. */
export async function writeNextRelease(folder: string): Promise<void> {
  await copyRelease(folder, '.next/cache')
  await writeMigration(
    folder,
    '29990101_000000_next',
    `ALTER TABLE "posts" ADD COLUMN "of_next_release" varchar;
   ALTER TABLE "_posts_v" ADD COLUMN "version_of_next_release" numeric DEFAULT 0 NOT NULL;`,
  )
  await writeFile(path.join(folder, '.next', NEXT_FILE.replace('/_next/', '')), 'export {}\n')
}
