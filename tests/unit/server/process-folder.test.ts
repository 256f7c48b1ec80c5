import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { createProcessFolder } from '#src/server/process/process-folder.ts'
import { folderOfTest } from '#tests/support/temporary-folder.ts'

it('removes only the folders of processes that ended', async () => {
  const root = folderOfTest()
  vi.stubEnv('TMPDIR', root)
  const ended = spawn(process.execPath, ['--eval', ''])
  await once(ended, 'exit')
  const names = [`folio-app-${ended.pid}-a`, `folio-app-${process.ppid}-b`, `other-${ended.pid}-c`]
  for (const name of names) await mkdir(path.join(root, name))
  // In a container each start may have the same process id.
  const former = path.join(root, `folio-app-${process.pid}-d`)
  await mkdir(former)
  await utimes(former, new Date(0), new Date(0))

  const first = path.basename((await createProcessFolder('folio-app-')).path)
  const second = path.basename((await createProcessFolder('folio-app-')).path)

  expect(first).toMatch(new RegExp(`^folio-app-${process.pid}-`))
  expect((await readdir(root)).sort()).toEqual([...names.slice(1), first, second].sort())
})
