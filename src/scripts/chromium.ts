import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { childEnv } from '#src/env.ts'

const run = promisify(execFile)
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const INSTALL_MS = 10 * 60_000

const isProgram = (file: string) =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  )

/** The browser for the tests: at CHROMIUM_PATH, then on PATH, then Playwright's own. */
export async function findChromium(): Promise<string | undefined> {
  const { CHROMIUM_PATH, PATH = '' } = childEnv()
  const folders = PATH.split(path.delimiter).filter(Boolean)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  const { chromium } = await import('playwright')
  for (const file of [CHROMIUM_PATH ?? '', ...onPath, chromium.executablePath()]) {
    if (file !== '' && (await isProgram(file))) return file
  }
  return undefined
}

/** Finds a browser, or installs Debian's where that is possible; undefined when there is none at the end. */
export async function ensureChromium(onInstall: () => void): Promise<string | undefined> {
  const found = await findChromium()
  if (found !== undefined) return found
  const hasApt = await run('apt-get', ['--version']).then(
    () => true,
    () => false,
  )
  if (!hasApt || process.getuid?.() !== 0) return undefined
  onInstall()
  const options = {
    env: childEnv({ DEBIAN_FRONTEND: 'noninteractive' }),
    timeout: INSTALL_MS,
    maxBuffer: 64 * 1024 * 1024,
  }
  await run('apt-get', ['update', '-q'], options)
  await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], options)
  return findChromium()
}
