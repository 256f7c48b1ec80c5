// @module-tag long
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemEnv } from '#src/env.ts'
import { freePort } from '#src/scripts/database/postgres-cluster.ts'
import { exitCode, ROOT } from '#src/scripts/process/run-child.ts'
import { becomesReady } from '#src/scripts/update/try-start.ts'
import { askDatabase } from '#tests/support/databases.ts'
import { follow, readRecipes } from '#tests/support/recipe.ts'
import { SECRET } from '#tests/support/sign-in-product.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

let folder: string
let upstream: string
let own: string
let port: number
let database: Awaited<ReturnType<typeof createTestDatabase>>

const sh = (cwd: string, text: string) => follow(cwd, { language: 'sh', file: '', text })
const change = (cwd: string, file: string, text: string) =>
  follow(cwd, { language: 'diff', file, text })
const commit = (cwd: string, subject: string) => sh(cwd, `git add -A; git commit -qm '${subject}'`)
const identify = 'git config user.name Ada; git config user.email ada@example.com'

const query = (text: string) => askDatabase(database.url, text)

const stored = () => query('select title, subtitle from posts')
const columns = () =>
  query(`select table_name || '.' || column_name as name from information_schema.columns
    where column_name in ('subtitle', 'client') and table_name in ('posts', 'projects') order by 1`)

beforeAll(async () => {
  // Inside this folder, where modules find the packages, and in a directory that Git and the checks ignore.
  await mkdir('.data', { recursive: true })
  folder = await mkdtemp(path.resolve('.data/fork-'))
  upstream = path.join(folder, 'upstream')
  own = path.join(folder, 'own')
  port = await freePort()
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** The sources of this folder as the first release of a repository, and a copy of it with a site. */
async function fork(): Promise<void> {
  await mkdir(upstream)
  await sh(
    ROOT,
    `git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t '${upstream}'`,
  )
  await sh(upstream, `git init -qb main; ${identify}; git add -A; git commit -qm 'First release'`)
  await sh(upstream, 'git tag v1.0.0')
  await sh(folder, 'git clone -q upstream own')
  await sh(own, `${identify}; git remote add upstream ../upstream`)
  await sh(own, 'git config remote.upstream.tagOpt --tags')
  const settings = { DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'data'), PORT: port }
  const lines = Object.entries({ ...settings, SEED: false, PAYLOAD_SECRET: SECRET })
  await writeFile(path.join(own, '.env'), lines.map((line) => line.join('=')).join('\n'))
}

/** A theme, a text, and a field of posts with its migration: three commits. */
async function makeItYours(): Promise<void> {
  const table = path.join(own, 'src/lib/color/themes.ts')
  const themes = await readFile(table, 'utf8')
  const light = /^ {2}light: \{\n[\s\S]*?^ {2}\},\n/m.exec(themes)?.[0] ?? ''
  const sepia = light.replace('light', 'sepia').replace('Light', 'Sepia')
  await writeFile(table, themes.replace(light, `${light}${sepia}`))
  await sh(own, 'npm run generate')
  await commit(own, 'Add a theme')
  await change(
    own,
    'src/site/layout/site-footer.tsx',
    '-            Portfolio\n+            My works',
  )
  await commit(own, 'Name the projects')
  const recipe = (await readRecipes()).find(([title]) => title === 'Add a field to posts')
  for (const step of recipe?.[1].slice(0, -1) ?? []) await follow(own, step)
  await commit(own, 'Add a subtitle')
}

/** A release of code, and one with a migration. */
async function release(): Promise<void> {
  await sh(upstream, `sed -i 's/"version": "1.0.0"/"version": "1.1.0"/' package.json`)
  await change(upstream, 'src/site/posts/list/read-time.ts', READ_TIME)
  await commit(upstream, 'Say minutes')
  await sh(upstream, 'git tag v1.1.0')
  await change(upstream, 'collections/documents/projects.ts', CLIENT)
  await sh(upstream, 'npm run generate; npm run migrate:create -- add-client')
  await commit(upstream, 'Name the client of a project')
  await sh(upstream, 'git tag v1.2.0')
}

const READ_TIME = `-export const readTimeText = (minutes: number) => \`\${minutes} min read\`
+export const readTimeText = (minutes: number) => \`\${minutes} minutes\``
const CLIENT = `+    { name: 'client', type: 'text', admin: { description: 'Whose project it was.' } },
     {
       name: 'stack',`

/** The snapshot of two merged migrations, as docs/run/start-stop-update.md says. */
async function mergeSnapshots(): Promise<void> {
  await expect(sh(own, 'npm run check:generated')).rejects.toThrow('differs from the newest')
  await sh(own, 'npm run migrate:create -- merged')
  const migrations = path.join(own, 'collections/migrations')
  const [merged = ''] = (await readdir(migrations)).filter((name) => name.endsWith('_merged.ts'))
  const nothing = 'export async function up() {}\nexport async function down() {}\n'
  await writeFile(path.join(migrations, merged), nothing)
  await sh(own, 'npm run check:generated')
  await commit(own, 'Merge the snapshots')
}

/**
 * Starts the site in development mode, which needs no build, and reads pages of it. From another folder: Next.js looks for
 * the packages in the folder of a repository or a lockfile.
 */
async function readPages(paths: string[]): Promise<string[]> {
  await sh(
    own,
    'mkdir ../run; git archive HEAD | tar -x -C ../run; cp .env ../run; rm ../run/package-lock.json',
  )
  const child = spawn(process.execPath, ['src/scripts/start.ts', '--dev'], {
    cwd: path.join(folder, 'run'),
    env: systemEnv() as NodeJS.ProcessEnv,
    stdio: 'ignore',
  })
  const ended = exitCode(child)
  const target = { address: '127.0.0.1', port, host: `localhost:${port}` }
  try {
    expect(await becomesReady(target, ended)).toBe(true)
    const texts: string[] = []
    for (const each of paths)
      texts.push(await (await fetch(`http://localhost:${port}${each}`)).text())
    return texts
  } finally {
    child.kill()
    await ended
  }
}

it('three own commits and an own migration are updated across two releases and back, with data', async () => {
  await fork()
  await makeItYours()
  await sh(own, 'npm run migrate; git tag mine')
  await query(`insert into posts (title, slug, subtitle, excerpt, content, category, _status, published_at, first_published_at)
    values ('Hello', 'hello', 'My own subtitle', 'Old text', '<p>Words</p>', 'Life', 'published', now(), now())`)
  const post = [{ title: 'Hello', subtitle: 'My own subtitle' }]

  await release()
  await expect(sh(own, 'npm run update')).rejects.toThrow(/3 commits[\s\S]*git merge v1\.2\.0/)
  await sh(own, 'npm run backup -- ../before.tar.gz')
  await sh(own, 'git fetch -q upstream; git merge -q --no-edit v1.1.0; npm run migrate')
  expect(await stored()).toEqual(post)
  await sh(own, 'git merge -q --no-edit v1.2.0')
  await mergeSnapshots()
  const [page = '', home = ''] = await readPages(['/blog/hello', '/'])
  for (const text of ['Hello', 'My own subtitle', 'minutes', 'My works', 'sepia'])
    expect([text, page.includes(text)]).toEqual([text, true])
  expect(home).toContain('My works')
  expect(await stored()).toEqual(post)
  expect(await columns()).toEqual([{ name: 'posts.subtitle' }, { name: 'projects.client' }])

  await sh(own, 'git checkout -q mine; npm run restore -- ../before.tar.gz')
  expect(await stored()).toEqual(post)
  expect(await columns()).toEqual([{ name: 'posts.subtitle' }])
})
