import fs from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renameToNew } from '#src/scripts/archive/create-archive.ts'
import { folderOfFile } from '#tests/support/temporary-folder.ts'

// exFAT and other file systems of USB drives have no hard links.
const { link } = fs.promises
fs.promises.link = () => Promise.reject(Object.assign(new Error('EPERM, link'), { code: 'EPERM' }))
syncBuiltinESMExports()

const folder = folderOfFile()
const at = (name: string) => path.join(folder, name)

beforeAll(async () => {
  for (const name of ['first', 'second', 'third']) await writeFile(at(`${name}.part`), name)
})
afterAll(async () => {
  fs.promises.link = link
  syncBuiltinESMExports()
})

it('names a complete archive on a file system without hard links', async () => {
  await renameToNew(at('second.part'), at('second.tar.gz'))
  expect(await readFile(at('second.tar.gz'), 'utf8')).toBe('second')
  expect((await readdir(folder)).sort()).toEqual(['first.part', 'second.tar.gz', 'third.part'])
})

it('never overwrites an existing file', async () => {
  await writeFile(at('kept.tar.gz'), 'kept')
  await expect(renameToNew(at('first.part'), at('kept.tar.gz'))).rejects.toThrow(
    `${at('kept.tar.gz')} exists: choose another name`,
  )
  expect(await readFile(at('kept.tar.gz'), 'utf8')).toBe('kept')
})

it('leaves no empty file when the archive cannot be renamed', async () => {
  await expect(renameToNew(at('missing.part'), at('new.tar.gz'))).rejects.toThrow('ENOENT')
  expect(await readdir(folder)).not.toContain('new.tar.gz')
})
