import { mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { emptyReport, reportPost } from '#src/import/prepare/import-report.ts'
import { reportSource } from '#src/scripts/import/report-source.ts'
import { sourceFolder } from '#tests/support/source-folder.ts'

const report = async (file: string) => {
  const folder = await sourceFolder({ 'a.md': '# A\n', 'b.md': '# B\n' })
  await mkdir(path.join(folder, 'folder'))
  const transfer = vi.fn(() =>
    Promise.resolve(emptyReport('Two posts', { isDryRun: true, run: null })),
  )
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  const target = path.join(folder, file)
  const done = await reportSource(folder, { report: target }, transfer).catch((error: Error) =>
    error.message.replace(folder, ''),
  )
  return { done, transfer, target }
}

it.each([
  ['none/report.json', 'its folder does not exist'],
  ['a.md/report.json', 'its folder does not exist'],
  ['folder', 'it is a folder'],
])('refuses the report %s before anything is imported', async (file, reason) => {
  const { done, transfer } = await report(file)
  expect(done).toBe(`The report /${file} cannot be written: ${reason}.`)
  expect(transfer).not.toHaveBeenCalled()
})

it('writes the report as JSON', async () => {
  const { target } = await report('report.json')
  expect(JSON.parse(await readFile(target, 'utf8'))).toMatchObject({ description: 'Two posts' })
})

it('writes a report that only its owner can read, since it names drafts', async () => {
  const { target } = await report('report.json')
  expect(((await stat(target)).mode & 0o777).toString(8)).toBe('600')
})

it.each([
  [[], 0],
  [['link', 'page', 'old-host'] as const, 0],
  [['link', 'picture', 'page'] as const, 1],
])('ends with the exit code for issues: %j', async (kinds, code) => {
  vi.spyOn(console, 'log').mockReturnValue()
  const folder = await sourceFolder({ 'a.md': '# A\n' })
  const transfer = () => {
    const done = emptyReport('A post', { isDryRun: false, run: null })
    reportPost(
      done,
      { key: 'a.md', title: 'A', outcome: 'imported', isDraft: false },
      kinds.map((kind) => ({ place: { file: 'a.md' }, text: 'It stays behind.', kind })),
    )
    return Promise.resolve(done)
  }
  expect(await reportSource(folder, {}, transfer)).toBe(code)
})
