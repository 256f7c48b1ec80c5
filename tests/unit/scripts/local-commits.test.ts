import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { refuseLocalCommits } from '#src/scripts/update/local-commits.ts'
import { folderOfFile } from '#tests/support/temporary-folder.ts'

const run = promisify(execFile)
const folder = folderOfFile()
const git = async (...args: string[]) =>
  (
    await run('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: folder,
    })
  ).stdout.trim()
const commit = (subject: string) => git('commit', '--quiet', '--allow-empty', '-m', subject)
const target = async (tag: string) => ({ tag, commit: await git('rev-parse', `${tag}^{commit}`) })

beforeAll(async () => {
  await git('init', '--quiet', '--initial-branch=main')
  for (const version of ['v1.0.0', 'v1.1.0', 'v1.2.0']) {
    await commit(`chore: release ${version}`)
    await git('tag', version)
  }
})

it('lets a checkout of a release go to a newer and to an older one', async () => {
  await git('checkout', '--quiet', '--detach', 'v1.1.0')
  await refuseLocalCommits(git, await target('v1.2.0'))
  await refuseLocalCommits(git, await target('v1.0.0'))
})

it('names the commits that an update would leave out, and how to keep them', async () => {
  await git('checkout', '--quiet', '-B', 'mine', 'v1.1.0')
  for (const subject of ['feat: my footer', 'feat: my colours']) await commit(subject)
  const refused = refuseLocalCommits(git, await target('v1.2.0'))
  await expect(refused).rejects.toThrow(
    /2 commits that v1\.2\.0 does not have[^]*my colours[^]*git merge v1\.2\.0/,
  )
})

it('names them again after a release was merged', async () => {
  await git('merge', '--quiet', '--no-edit', 'v1.2.0')
  await git('checkout', '--quiet', '-B', 'upstream', 'v1.2.0')
  await commit('chore: release v1.3.0')
  await git('tag', 'v1.3.0')
  await git('checkout', '--quiet', 'mine')
  await expect(refuseLocalCommits(git, await target('v1.3.0'))).rejects.toThrow(/3 commits/)
})
