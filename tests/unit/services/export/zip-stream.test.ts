import { createWriteStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openSource } from '#src/import/open-source.ts'
import { exitCodeOf, writeFolder } from '#src/scripts/export/write-folder.ts'
import type { ExportedFile } from '#src/export-format/exported-file.ts'
import { zipStream } from '#src/services/platform/zip-stream.ts'
import { allPosts } from '#tests/support/source-folder.ts'
import { folderOfTest } from '#tests/support/temporary-folder.ts'

const POST = '---\ntitle: A\nslug: a\n---\n\n![](/media/a.png)\n'

async function* files(): AsyncGenerator<ExportedFile> {
  await Promise.resolve()
  yield { path: 'content/blog/a/index.md', content: POST }
  yield { path: 'static/media/a.png', content: Readable.from([Buffer.from('bytes')]) }
  yield { path: 'folio.json', content: '{"format":1,"site":"https://a.example/","missing":["b"]}' }
}

async function* broken(): AsyncGenerator<ExportedFile> {
  yield* files()
  throw new Error('The database is gone')
}

/** Says at the end how many were read. */
async function* manyFiles(onEnd: (count: number) => void): AsyncGenerator<ExportedFile> {
  let count = 0
  try {
    for (; count < 100; count += 1) {
      await Promise.resolve()
      yield { path: `${count}.bin`, content: Readable.from([Buffer.alloc(100_000, count)]) }
    }
  } finally {
    onEnd(count)
  }
}

async function expectExport(target: string) {
  const source = await openSource(target)
  onTestFinished(() => source.close())
  expect(source.description).toBe('An export of https://a.example/: one post')
  const [post] = await allPosts(source)
  const file = post && (await source.file('/media/a.png', post))
  expect((await file?.read())?.toString()).toBe('bytes')
}

it('an archive is read as the folder it holds', async () => {
  const zip = path.join(folderOfTest(), 'site.zip')
  await pipeline(zipStream(files()), createWriteStream(zip))
  await expectExport(zip)
})

it('an archive breaks off with its source', async () => {
  const zip = path.join(folderOfTest(), 'site.zip')
  const written = pipeline(zipStream(broken()), createWriteStream(zip))
  await expect(written).rejects.toThrow('The database is gone')
})

it('a reader that stops ends the source', async () => {
  const onEnd = vi.fn()
  const stream = zipStream(manyFiles(onEnd))
  await new Promise((resolve) => stream.once('data', resolve))
  stream.destroy()
  await expect.poll(() => onEnd.mock.calls.length).toBe(1)
  expect(onEnd.mock.calls[0]?.[0]).toBeLessThan(100)
})

it('a folder gets its name when it is complete', async () => {
  const parent = folderOfTest()
  const target = path.join(parent, 'site')
  await expect(writeFolder(target, broken())).rejects.toThrow('The database is gone')
  expect(await readdir(parent)).toEqual([])
  const result = await writeFolder(target, files())
  expect(result).toEqual({ written: 3, missing: ['b'] })
  expect([exitCodeOf(result), exitCodeOf({ ...result, missing: [] })]).toEqual([2, 0])
  expect(await readdir(parent)).toEqual(['site'])
  expect(await readFile(path.join(target, 'content/blog/a/index.md'), 'utf8')).toBe(POST)
  await expectExport(target)
  await expect(writeFolder(target, files())).rejects.toThrow('is not empty')
  await expectExport(target)
})

it('an empty folder may be there before', async () => {
  const target = folderOfTest()
  expect((await writeFolder(target, files())).written).toBe(3)
})

it('a folder is readable by its owner only, from the first byte', async () => {
  const target = path.join(folderOfTest(), 'new', 'site')
  const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8)
  const seen: string[] = []
  async function* watched(): AsyncGenerator<ExportedFile> {
    yield { path: 'posts/a.md', content: POST }
    yield { path: 'messages/messages-1.json', content: Readable.from(chunks()) }
    yield { path: 'media/a.png', content: Readable.from([Buffer.from('bytes')]) }
  }
  async function* chunks() {
    yield '[{"email":'
    const file = `${target}.partial/messages/messages-1.json`
    await expect.poll(() => stat(file).then(({ size }) => size)).toBeGreaterThan(0)
    seen.push(
      await modeOf(file),
      await modeOf(path.dirname(file)),
      await modeOf(`${target}.partial`),
    )
    yield '"visitor@example.com"}]'
  }
  await writeFolder(target, watched())
  expect(seen).toEqual(['600', '700', '700'])
  const names = ['posts', 'posts/a.md', 'messages/messages-1.json', 'media', 'media/a.png']
  const modes = await Promise.all(
    ['..', '', ...names].map((name) => modeOf(path.join(target, name))),
  )
  expect(modes).toEqual(['700', '700', '700', '600', '600', '700', '600'])
})
