import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { openSource } from '#src/import/open-source.ts'
import { unpackedFolders, zipped } from './temporary-files.ts'

const PAGE = 'A 0123456789abcdef0123456789abcdef.md'

/** A part whose directory says that it unpacks to 372 MB. */
async function part(): Promise<Buffer> {
  const noise = randomBytes(170_000)
  const files = Array.from({ length: 12 }, (_, at) => [`${at}.bin`, noise])
  const bytes = await readFile(await zipped(Object.fromEntries(files) as Record<string, Buffer>))
  const entry = (from: number) => bytes.indexOf('PK\u0001\u0002', from, 'latin1')
  for (let at = entry(0); at >= 0; at = entry(at + 4)) bytes.writeUInt32LE(31 * 1024 ** 2, at + 24)
  return bytes
}

it('refuses parts that together unpack to more than 1 GB before a byte of them is written', async () => {
  const before = await unpackedFolders()
  const third = await part()
  const archive = await zipped({ '1.zip': third, '2.zip': third, '3.zip': third })
  await expect(openSource(archive)).rejects.toThrow(
    'export.zip unpacks to more than 1 GB: unpack it yourself, and give the folder.',
  )
  expect(await unpackedFolders()).toEqual(before)
})

it('refuses many small files that together are a bomb', async () => {
  const files = Array.from({ length: 3 }, (_, at) => [`${at}.md`, Buffer.alloc(31 * 1024 ** 2)])
  await expect(
    openSource(await zipped(Object.fromEntries(files) as Record<string, Buffer>)),
  ).rejects.toThrow('export.zip unpacks to far more data than a blog contains.')
})

it.each([
  [30, undefined],
  [31, 'export.zip contains folders deeper than 30 levels.'],
  [2000, 'export.zip contains folders deeper than 30 levels.'],
])('reads an archive with a file %i levels deep: %s', async (levels, problem) => {
  const before = await unpackedFolders()
  const name = `${'a/'.repeat(levels - 1)}${PAGE}`
  const opened = openSource(await zipped({ 'a.md': '# A\n', [name]: '# B\n', 'c.md': '# C\n' }))
  const said = await opened.then(
    (source) => source.close(),
    (error: Error) => error.message,
  )
  expect(said).toBe(problem)
  expect(await unpackedFolders()).toEqual(before)
})
