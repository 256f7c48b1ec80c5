import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { env, siteUrl } from '#src/env.ts'
import { newestTag } from '#src/lib/release-tag.ts'
import { outputOf, ROOT, runProgram } from '#src/scripts/process/run-child.ts'
import { requestPage } from '#src/server/process/loopback-request.ts'
import { refuseLocalCommits } from './local-commits.ts'
import { restoreBackup, tryStart } from './try-start.ts'

const ARTIFACTS = ['node_modules', '.next']
const STOP_SECONDS = 15 * 60
const FOLDER = path.join(ROOT, '.data/update')

/**
 * Replaces the checkout of this site with another release, or changes nothing. Installs and builds in a separate
 * folder while the site may run; for the switch the site must be stopped. Starts the new release once, which makes a
 * backup and migrates. If it does not become ready, restores commit, packages, build and data.
 * @param wanted a tag or commit; undefined for the newest version tag
 * Errors: a sentence with the failed step and the current state.
 */
export async function updateSite(wanted: string | undefined): Promise<void> {
  await refuseChanges()
  if (wanted === undefined) await git('fetch', '--tags', '--quiet')
  const tag = wanted ?? newestTag((await git('tag')).split('\n'))
  if (tag === undefined) throw new Error('No version tag found. Pass a tag or commit')
  const commit = await git('rev-parse', '--verify', `${tag}^{commit}`)
  if (commit === (await git('rev-parse', 'HEAD')))
    return console.log(`${tag} is already installed.`)
  await refuseLocalCommits(git, { tag, commit })
  const previous = await git('symbolic-ref', '--short', 'HEAD').catch(() =>
    git('rev-parse', 'HEAD'),
  )
  try {
    console.log(`Installing and building ${tag} next to the running site…`)
    await prepare(commit)
    await waitForStop()
    await replace({ tag, commit, previous })
  } finally {
    await git('worktree', 'remove', '--force', FOLDER).catch(() => undefined)
  }
}

type Step = { tag: string; commit: string; previous: string }

async function replace({ tag, commit, previous }: Step): Promise<void> {
  console.log(`Switching to ${tag} and starting it once…`)
  await swap(commit)
  const { isReady, backup } = await tryStart()
  if (isReady) return console.log(`${tag} is installed. Start the site: npm start`)
  await swap(previous)
  if (backup !== undefined) await restoreBackup(backup)
  throw new Error(
    `${tag} did not become ready (see above). Rolled back to the previous release and its data`,
  )
}

const git = (...args: string[]) => outputOf('git', args)

async function refuseChanges(): Promise<void> {
  const changes = await git('status', '--porcelain', '--untracked-files=no')
  if (changes !== '')
    throw new Error(`The checkout has local changes. Commit or revert them first\n${changes}`)
}

/** The previous release cannot serve the migrated data. */
async function waitForStop(): Promise<void> {
  for (let waited = 0; await isRunning(); waited += 1) {
    if (waited === 0) console.log(`Stop the site at ${siteUrl}. Waiting…`)
    if (waited > STOP_SECONDS) throw new Error('The site was not stopped. Nothing was changed')
    await pause(1000)
  }
}

/** Asks this machine too: a proxy of HTTP_PROXY may not reach a site on localhost. */
const isRunning = async () =>
  (await isServedHere()) ||
  fetch(new URL('/api/health', siteUrl)).then(
    ({ ok }) => ok,
    () => false,
  )

async function isServedHere() {
  const target = { address: env.HOST, port: env.PORT, host: new URL(siteUrl).host }
  return (await requestPage('/api/health', target).catch(() => 0)) === 200
}

async function prepare(commit: string): Promise<void> {
  await git('worktree', 'remove', '--force', FOLDER).catch(() => undefined)
  await rm(FOLDER, { recursive: true, force: true })
  await git('worktree', 'prune')
  await git('worktree', 'add', '--detach', FOLDER, commit)
  await runProgram('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], FOLDER)
  await runProgram('npm', ['run', 'build'], FOLDER)
}

async function swap(commit: string): Promise<void> {
  for (const name of ARTIFACTS) {
    const [here, there, aside] = [path.join(ROOT, name), path.join(FOLDER, name), `${name}-aside`]
    const between = path.join(FOLDER, aside)
    if (existsSync(here)) await rename(here, between)
    if (existsSync(there)) await rename(there, here)
    if (existsSync(between)) await rename(between, there)
  }
  await git('checkout', '--quiet', commit)
}
