import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { childEnv } from '#src/env.ts'
import { ROOT } from '#src/scripts/process/run-child.ts'

/** A file of the build that this release does not have. */
export const NEXT_FILE = '/_next/static/chunks/next-release.js'
const LEFT_OUT = new Set(['node_modules', '.git', '.data', 'docs', 'tests'])
const MIGRATION = `
import { sql } from '@payloadcms/db-postgres'
export async function up({ db }) {
  await db.execute(sql\`
   ALTER TABLE "posts" ADD COLUMN "of_next_release" varchar;
   ALTER TABLE "_posts_v" ADD COLUMN "version_of_next_release" numeric DEFAULT 0 NOT NULL;\`)
}
export async function down() {}
`

/** The release after this one, in a folder: the same build, with one more migration and one more file. */
export async function writeNextRelease(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'folio-next-release-'))
  const names = (await readdir(ROOT)).filter((name) => !LEFT_OUT.has(name))
  for (const name of names)
    await cp(path.join(ROOT, name), path.join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.startsWith(path.join(ROOT, '.next/cache')),
    })
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  await writeFile(path.join(folder, 'collections/migrations/29990101_000000_next.ts'), MIGRATION)
  await writeFile(path.join(folder, '.next', NEXT_FILE.replace('/_next/', '')), 'export {}\n')
  return folder
}

/** The step of a release's first start. */
export const migrateTo = (release: string, env: Record<string, string | undefined>) =>
  promisify(execFile)(process.execPath, ['src/scripts/migrate.ts'], {
    cwd: release,
    env: childEnv(env),
  })
