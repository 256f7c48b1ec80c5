import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { countInstalled } from '#src/scripts/process/installed-packages.mjs'
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
