import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { listBackups, newBackupFile, pruneBackups } from '#src/scripts/archive/backup-retention.ts'
import { folderOfTest } from '#tests/support/temporary-folder.ts'

let folder: string
beforeEach(() => {
  folder = folderOfTest()
})

const write = (...names: string[]) =>
  Promise.all(names.map((name) => writeFile(path.join(folder, name), '')))

it('lists the complete backups of one kind, oldest first', async () => {
  expect(await listBackups(path.join(folder, 'missing'), 'before-update')).toEqual([])
  await write(
    'before-update-2.tar.gz',
    'before-update-1.tar.gz',
    'before-update-3.tar.gz.part',
    'before-restore-1.tar.gz',
    'mine.tar.gz',
  )
  expect(await listBackups(folder, 'before-update')).toEqual([
    path.join(folder, 'before-update-1.tar.gz'),
    path.join(folder, 'before-update-2.tar.gz'),
  ])
})

it.each([
  ['before-update', 3],
  ['before-restore', 3],
  ['scheduled', 7],
] as const)('keeps the newest backups %s: %i, and every other file', async (kind, kept) => {
  const names = Array.from({ length: 9 }, (_, at) => `${kind}-2026${at}.tar.gz`)
  await write(...names, 'mine.tar.gz')
  await pruneBackups(folder, kind)
  expect((await readdir(folder)).toSorted()).toEqual(
    [...names.slice(-kept), 'mine.tar.gz'].toSorted(),
  )
})

it('names a new backup by its time', async () => {
  expect(await newBackupFile(folder, 'scheduled')).toMatch(/\/scheduled-\d{8}T\d{9}Z\.tar\.gz$/)
})
