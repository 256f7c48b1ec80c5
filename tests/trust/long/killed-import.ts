// @module-tag long
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { tolerantImportSchema } from '#src/contract/import/import-schemas.ts'
import { childEnv } from '#src/env.ts'
import { openSource } from '#src/import/open-source.ts'
import { publishPosts } from '#src/scripts/publish/publish-posts.ts'
import { connectSite } from '#src/scripts/publish/site-client.ts'
import { scriptActor } from '#src/scripts/import/script-actor.ts'
import { refusalOf } from '#src/services/import/import-images.ts'
import { importPosts } from '#src/services/import/import-posts.ts'
import { readSql, visitor, withTransaction } from '#src/services/platform/payload.ts'
import { runSql, sql } from '#collections/sql.ts'
import { createAccessToken } from '#tests/support/access-tokens.ts'
import { startFaultProxy } from '#tests/support/fault-proxy.ts'
import { startHandlerServer } from '#tests/support/handler-server.ts'
import { endedImport, plannedImport } from '#tests/support/imports.ts'
import { expectAnswer } from '#tests/support/requests.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { sourceFolder } from '#tests/support/source-folder.ts'
import { sendId } from '#tests/support/uploads.ts'

const change = (statement: ReturnType<typeof sql>) =>
  withTransaction(visitor, (req) => runSql(req, statement))
const empty = () =>
  change(sql`truncate posts, _posts_v, redirects, imports, imported_posts, media cascade`)

/** Twenty posts with links, old addresses, and four images, one of which two posts show. */
async function files(): Promise<Record<string, string | Buffer<ArrayBuffer>>> {
  const all: Record<string, string | Buffer<ArrayBuffer>> = {}
  for (let at = 0; at < 20; at += 1) {
    all[`blog/post-${at}.md`] =
      `---\ntitle: Post ${at}\ndate: 2019-05-01\naliases: [/old-${at}]\n---\n[next](post-${(at + 1) % 20}.md) ![one](${at % 4}.png)\n`
  }
  for (const at of [0, 1, 2, 3])
    all[`blog/${at}.png`] = Buffer.from(await imageFile('png', { width: 20 + at }))
  return all
}

async function stored() {
  const media = await readSql(
    sql`select filename, source_sha256 as hash from media where deleted_at is null order by hash`,
  )
  const posts = await readSql(
    sql`select slug, title, content, _status, published_at::text, deleted_at is null as is_here,
          (select count(*)::int from imported_posts where post_id = posts.id) as records,
          array(select address from redirects where post_id = posts.id order by address) as addresses
        from posts order by slug`,
  )
  const withHashes = (text: string) =>
    media.reduce((all, { filename, hash }) => all.replaceAll(String(filename), String(hash)), text)
  return {
    media: media.map(({ hash }) => hash),
    posts: posts.map((post) => ({ ...post, content: withHashes(String(post['content'])) })),
  }
}

const later = () => change(sql`update imports set updated_at = now() - interval '1 minute'`)

type Started = { path?: string; id?: string; at?: number; isBefore?: boolean; database?: string }
/** The import as a program of its own. @returns the signal that ended it */
async function importInProgram({ path = '', id = '', at, isBefore = false, database }: Started) {
  const input = JSON.stringify([path, id, at ?? Number.MAX_SAFE_INTEGER, isBefore])
  const env = childEnv({ LOG_LEVEL: 'silent', ...(database && { DATABASE_URL: database }) })
  const child = fork('tests/support/import-until-killed.ts', [input], { env, silent: true })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return signal
}

async function killedAt(at: number, { path = '', id = '' }) {
  expect(await importInProgram({ path, id, at, isBefore: at % 2 === 0 })).toBe('SIGKILL')
  await later()
}

const importFrom = async (path: string) =>
  importPosts({ actor: scriptActor, source: await openSource(path) })
type Stored = Awaited<ReturnType<typeof stored>>
/** Runs the import again: the site has all that a run without a fault stores. */
async function expectCompleted(at: number, path: string, undisturbed: Stored) {
  const report = await importFrom(path)
  const now = { at, left: report.counts['left-out'], ...(await stored()) }
  expect(now).toEqual({ at, left: 0, ...undisturbed })
}

const points = Array.from({ length: 20 }, (_, at) => at)

describe('an import that is cut off', () => {
  beforeEach(empty)

  it('a command that is killed at twenty points', async () => {
    const path = `${await sourceFolder(await files())}/blog`
    await importFrom(path)
    const undisturbed = await stored()
    for (const at of points) {
      await empty()
      await killedAt(at, { path })
      await expectCompleted(at, path, undisturbed)
    }
  })

  it('a server that is killed at twenty points, and continues', async () => {
    const blog = await files()
    const plan = async () => (await plannedImport(blog)).id
    const finish = async (id: string) => {
      await expectAnswer(await sendId(calls.startImport, id), 200, tolerantImportSchema)
      expect(await endedImport(id)).toMatchObject({ state: 'done', problem: null })
    }
    await finish(await plan())
    const undisturbed = await stored()
    for (const at of points) {
      await empty()
      const id = await plan()
      await killedAt(at + 2, { id })
      await finish(id)
      expect({ at, ...(await stored()) }).toEqual({ at, ...undisturbed })
    }
  })

  it('a line to a running site that is cut at twenty points', async () => {
    const path = `${await sourceFolder(await files())}/blog`
    const proxy = await startFaultProxy(await startHandlerServer())
    const { token } = await createAccessToken(['posts', 'media'])
    const publish = async (wait?: () => Promise<unknown>) =>
      publishPosts({
        to: connectSite({ origin: proxy.url.replace(/\/$/, ''), token, ...(wait && { wait }) }),
        source: await openSource(path),
      })
    await publish()
    const undisturbed = await stored()
    for (const at of points) {
      await empty()
      proxy.set({ kind: 'cut-answer', after: 500 + at * 1200 })
      const isDown = async () => proxy.set({ kind: 'down' })
      await publish(isDown).catch((error: unknown) => expect(String(error)).toContain('127.0.0.1'))
      proxy.set({ kind: 'none' })
      await publish()
      expect({ at, ...(await stored()) }).toEqual({ at, ...undisturbed })
    }
  })

  it('a command whose disk is full at twenty points', async () => {
    const path = `${await sourceFolder(await files())}/blog`
    const whole = await fullDiskAfter(Number.MAX_SAFE_INTEGER)
    await importFrom(path)
    whole.makeRoom()
    const undisturbed = await stored()
    for (const at of points) {
      await empty()
      const disk = await fullDiskAfter(Math.floor((whole.count() * at) / 20))
      onTestFinished(disk.makeRoom)
      // Where the posts that were read are kept, it ends the run; where an image is, that image is lost for now.
      const first = await importFrom(path).catch((error: unknown) => refusalOf(error))
      disk.makeRoom()
      const said = typeof first === 'string' ? [first] : first.warnings.map(({ text }) => text)
      expect(said.join()).toContain('The storage is full.')
      await expectCompleted(at, path, undisturbed)
    }
  })

  it('a command whose line to the database is cut at twenty points', async () => {
    const path = `${await sourceFolder(await files())}/blog`
    const proxy = await startFaultProxy(childEnv()['DATABASE_URL'] ?? '')
    onTestFinished(proxy.stop)
    proxy.set({ kind: 'cut-answer', after: Number.MAX_SAFE_INTEGER })
    await importInProgram({ path, database: proxy.url })
    const [undisturbed, bytes] = [await stored(), proxy.passed()]
    for (const at of points) {
      await empty()
      const isLasting = at % 2 === 0 && { isLasting: true as const }
      proxy.set({ kind: 'cut-answer', after: (bytes * (at + 0.5)) / 20, ...isLasting })
      await importInProgram({ path, database: proxy.url })
      await later()
      await expectCompleted(at, path, undisturbed)
    }
  })
})

const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

/**
 * A disk that is full after so many writes of this process: each later one stores half of its bytes, and fails.
 * @returns how many writes there were, and what makes room again
 */
async function fullDiskAfter(writes: number) {
  const any = await open('package.json')
  const handle = Object.getPrototypeOf(any) as Pick<FileHandle, 'writeFile' | 'appendFile'>
  await any.close()
  const { writeFile, appendFile } = handle
  let count = 0
  handle.writeFile = async function (this: FileHandle, data) {
    count += 1
    if (count <= writes) return writeFile.call(this, data)
    const bytes = Buffer.from(data as Uint8Array)
    await writeFile.call(this, bytes.subarray(0, bytes.length / 2))
    throw noSpace()
  }
  handle.appendFile = handle.writeFile
  return {
    count: () => count,
    makeRoom: () => void Object.assign(handle, { writeFile, appendFile }),
  }
}
