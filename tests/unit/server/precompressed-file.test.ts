import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { prepareStaticFiles } from '#src/scripts/build/static-files.ts'
import { precompressedFile } from '#src/server/request/content-encoding.ts'
import { folderOfTest } from '#tests/support/temporary-folder.ts'

const CODE = 'const a = 1\n'.repeat(200)
const HINTED = `//# allFunctionsCalledOnLoad\n${CODE}`

let folder: string
beforeEach(async () => {
  const root = folderOfTest()
  folder = join(root, 'static')
  await mkdir(join(folder, 'chunks'), { recursive: true })
  await writeFile(join(folder, 'chunks/0~a_b-.js'), CODE)
  await writeFile(join(folder, 'chunks/font.woff2'), 'x')
  await writeFile(join(root, 'secret.js.br'), 'secret')
})

describe('precompressed files', () => {
  it('are written for text files with the compile hint, and found by URL path', async () => {
    await prepareStaticFiles(folder)
    expect((await readdir(join(folder, 'chunks'))).toSorted()).toEqual([
      ...['0~a_b-.js', '0~a_b-.js.br', 'font.woff2'],
    ])
    const compressed = precompressedFile('/_next/static/chunks/0~a_b-.js', folder)
    expect(brotliDecompressSync(compressed ?? '').toString()).toBe(HINTED)
  })

  it('are the same after a second run', async () => {
    await prepareStaticFiles(folder)
    await prepareStaticFiles(folder)
    expect(await readdir(join(folder, 'chunks'))).toHaveLength(3)
    expect(await readFile(join(folder, 'chunks/0~a_b-.js'), 'utf8')).toBe(HINTED)
  })

  it.each([
    '/_next/static/chunks/none.js',
    '/_next/static/../secret.js',
    '/_next/static/chunks/../../secret.js',
    '/_next/static//secret.js',
    '/_next/static/%2e%2e/secret.js',
    '/files/secret.js',
  ])('do not exist for %s', (address) => {
    expect(precompressedFile(address, folder)).toBeUndefined()
  })
})
