import { randomBytes } from 'node:crypto'
import { mkdtempDisposable } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { env } from '#src/env.ts'
import { restoreArchive } from '#src/scripts/archive/restore-site.ts'
import { createDiskStore } from '#src/services/storage/disk-store.ts'
import type { FileStore } from '#src/services/storage/file-store.ts'
import { allRows } from './archives.ts'
import { listStore } from './bucket.ts'
import { messageBody, postBody } from './post-bodies.ts'
import { pdf, imageFile } from './sample-files.ts'
import { createTestDatabase } from './test-database.ts'
import { sendId, sha256, storeMedia, storeResume } from './uploads.ts'
import { answerOf, sendCall } from './requests.ts'

/** The site of this test file, for commands in other processes. */
export const ownSite = { DATABASE_URL: env.DATABASE_URL ?? '', DATA_DIR: env.DATA_DIR }

export async function savePost(changes: object): Promise<void> {
  await answerOf(calls.createPost, { json: postBody(changes) })
}

/** Content of every kind: text that COPY has to escape, image sizes, two resumes. */
export async function fillSite(): Promise<void> {
  for (let at = 0; at < 3; at += 1)
    await savePost({ title: `Post ${at}`, content: '<p>a\tb\\n\n☃ \u{1f600}</p>' })
  await storeMedia(await imageFile('png', { width: 800, height: 100 }), 'sizes.png')
  await storeResume(pdf({ text: 'first' }))
  await sendId(calls.activateResume, (await storeResume(pdf({ text: 'second' }))).id)
  expect((await sendCall(calls.createMessage, { json: messageBody() })).status).toBe(201)
  const answers = [{ title: 'Soon', text: 'Hello {first name},\n\nsoon.' }]
  await answerOf(calls.replaceSavedAnswers, { json: { answers } })
}

/** Incompressible posts of more than one chunk of rows, so that an archive cannot be complete before it is read. */
export async function saveLongPosts(): Promise<void> {
  for (let at = 0; at < 3; at += 1) {
    const content = `<p>${randomBytes(370_000).toString('base64')}</p>`
    await savePost({ title: `Long ${at}`, content })
  }
}

/** sha256 of every file. */
export async function filesOf(store: FileStore): Promise<Record<string, string>> {
  const pairs = (await listStore(store)).map(async ({ kind, name }) => {
    const stream = (await store.read(kind, name)) as AsyncIterable<Buffer>
    return [`${kind}/${name}`, sha256(await buffer(stream))] as const
  })
  return Object.fromEntries((await Promise.all(pairs)).sort())
}

/** A site with one file, which a refused restore must not touch. */
export async function otherSite(given?: FileStore) {
  const database = await createTestDatabase()
  const folder = await mkdtempDisposable(path.join(os.tmpdir(), 'folio-other-'))
  const dataDir = folder.path
  const store = given ?? createDiskStore(path.join(dataDir, 'files'))
  await store.write('media', `${'a'.repeat(26)}.txt`, Buffer.from('of the other site'))
  return {
    url: database.url,
    store,
    dataDir,
    settings: { DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    restore: (file: string) =>
      restoreArchive({ file, url: database.url, store, safetyFolder: dataDir, log: () => {} }),
    state: async () => ({ rows: await allRows(database.url), files: await filesOf(store) }),
    [Symbol.asyncDispose]: async () => {
      await database.drop()
      await folder.remove()
    },
  }
}
