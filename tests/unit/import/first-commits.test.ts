import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listMarkdown } from '#src/import/markdown/files/list-post-files.ts'
import { openMarkdown } from '#src/import/markdown/markdown-source.ts'
import { allPosts, sourceFolder, writeSourceFiles } from '#tests/support/source-folder.ts'
import type { SourceFiles } from '#tests/support/source-folder.ts'

const git = (folder: string, args: readonly string[], date = '2020-01-01') =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
    cwd: folder,
    env: {
      NODE_ENV: 'test',
      PATH: '/usr/local/bin:/usr/bin:/bin',
      GIT_AUTHOR_DATE: `${date}T10:00:00Z`,
    },
    stdio: 'pipe',
  })
async function commit(folder: string, date: string, files: SourceFiles) {
  await writeSourceFiles(folder, files)
  git(folder, ['add', '-A'])
  git(folder, ['commit', '-qm', 'x'], date)
}
async function repository(files: SourceFiles) {
  const folder = await sourceFolder({})
  git(folder, ['init', '-q'])
  await commit(folder, '2020-01-01', files)
  return folder
}
const pendingItems = async (folder: string) =>
  Object.fromEntries(
    (await allPosts(await openMarkdown(await listMarkdown(folder)))).map(
      ({ key, publishedAt, warnings }) => [
        key,
        [publishedAt?.toISOString().slice(0, 10), ...warnings.map(({ text }) => text)],
      ],
    ),
  )
const taken = (day: string) => [
  day,
  `It has no date. The date of its first commit, ${day}, is used.`,
]
const text = (front: string) => `---\ntitle: A\n${front}---\n${front} Text\n`

describe('the first commit', () => {
  it('dates posts without a date, also renamed ones, and no others', async () => {
    const folder = await repository({
      'blog/a.md': text(''),
      'blog/b.md': text('date: 2019-05-01\n'),
      'blog/c.md': text('date: git Created\n'),
      'blog/d.md': text('date: soon\n'),
      'blog/e.md': text('draft: true\n'),
    })
    await rename(path.join(folder, 'blog/a.md'), path.join(folder, 'blog/grün.md'))
    await commit(folder, '2021-01-01', { 'blog/f.md': '# Another\n\nof these.\n' })
    await writeFile(path.join(folder, 'blog/g.md'), 'Not committed\n')
    const expected = {
      'b.md': ['2019-05-01'],
      'c.md': taken('2020-01-01'),
      'd.md': [undefined],
      'e.md': [undefined],
      'f.md': taken('2021-01-01'),
      'g.md': [undefined],
      'grün.md': taken('2020-01-01'),
    }
    expect(await pendingItems(path.join(folder, 'blog'))).toEqual(expected)
  })

  it('is not asked of a shallow clone', async () => {
    const folder = await repository({ 'a.md': 'One\n' })
    await commit(folder, '2021-01-01', { 'b.md': 'Two\n' })
    const clone = await sourceFolder({})
    git(clone, ['clone', '-q', '--depth', '1', `file://${folder}`, '.'])
    expect(await pendingItems(clone)).toEqual({ 'a.md': [undefined], 'b.md': [undefined] })
  })

  it('runs nothing that the settings of the repository name', async () => {
    const folder = await repository({ 'a.md': 'One\n' })
    const ran = path.join(folder, 'ran')
    const program = path.join(folder, 'program.sh')
    await writeFile(program, `#!/bin/sh\ntouch ${ran}\n`, { mode: 0o755 })
    for (const name of ['core.fsmonitor', 'core.pager', 'gpg.program', 'diff.external'])
      git(folder, ['config', name, program])
    git(folder, ['config', 'log.showSignature', 'true'])
    git(folder, ['config', 'alias.log', `!${program}`])
    expect(await pendingItems(folder)).toEqual({ 'a.md': taken('2020-01-01') })
    expect(existsSync(ran)).toBe(false)
  })
})
