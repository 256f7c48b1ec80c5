import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { countInstalled, INSTALLED, isInstalled } from '#src/scripts/process/installed-packages.mjs'
import { folderOfTest } from '#tests/support/temporary-folder.ts'

it('counts unpacked packages among the packages of every machine', async () => {
  const root = folderOfTest()
  const packages = {
    '': {},
    'node_modules/unpacked': { version: '1.0.0' },
    'node_modules/begun': { version: '1.0.0' },
    'node_modules/tests': { version: '1.0.0', dev: true },
    'node_modules/windows': { version: '1.0.0', optional: true },
  }
  await writeFile(path.join(root, 'package-lock.json'), JSON.stringify({ packages }))
  for (const name of ['unpacked', 'begun'])
    await mkdir(path.join(root, 'node_modules', name), { recursive: true })
  await writeFile(path.join(root, 'node_modules/unpacked/package.json'), '{}')
  expect(countInstalled(root, false)).toEqual({ done: 1, total: 2 })
  expect(countInstalled(root, true)).toEqual({ done: 1, total: 3 })
})

it('wants the versions of the lockfile, and no packages of other platforms', async () => {
  const root = folderOfTest()
  await mkdir(path.join(root, 'node_modules'))
  const write = (file: string, optional: object) => {
    const packages = { 'node_modules/every': { version: '1.0.0' }, ...optional }
    return writeFile(path.join(root, file), JSON.stringify({ packages }))
  }
  const linux = (version: string) => ({ 'node_modules/linux': { version, optional: true } })
  const windows = { 'node_modules/windows': { version: '1.0.0', optional: true } }
  await write('package-lock.json', { ...linux('2.0.0'), ...windows })
  await write(INSTALLED, linux('2.0.0'))
  expect(isInstalled(root, true)).toBe(true)
  await write(INSTALLED, linux('1.0.0'))
  expect(isInstalled(root, true)).toBe(false)
})
