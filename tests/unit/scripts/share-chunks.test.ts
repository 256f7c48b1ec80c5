import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { shareChunks } from '#src/scripts/build/share-chunks.ts'
import { folderOfTest } from '#tests/support/temporary-folder.ts'

const CODE = 'module.exports=[1,()=>"ä"];\n\n'

it('loads a chunk once that is written under several names', async () => {
  const folder = folderOfTest()
  const file = (name: string) => path.join(folder, name)
  for (const name of ['a.js', 'b.js', '[c]_d.js']) await writeFile(file(name), CODE)
  await writeFile(file('other.js'), CODE.replace('ä', 'b'))
  const other = await readFile(file('other.js'), 'utf8')

  await shareChunks(folder)

  const load = createRequire(file('a.js'))
  expect(load('./b.js')).toBe(load('./a.js'))
  expect(load('./[c]_d.js')).toBe(load('./a.js'))
  expect(await readFile(file('other.js'), 'utf8')).toBe(other)
})
