import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { childEnv } from '#src/env.ts'

const run = promisify(execFile)
const INSTALL_MS = 10 * 60_000

/** Debian's build of Chromium without windows: the same pages for half of the processor's time. */
const HEADLESS = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** `headless` for tests, `whole` for figures that have to be those of a reader's browser. */
export type BrowserKind = 'headless' | 'whole'

const isProgram = (file: string) =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  )

/** The machine's browser: at CHROMIUM_PATH, then on PATH with the wanted kind first, then Playwright's own. */
export async function findChromium(kind: BrowserKind = 'headless'): Promise<string | undefined> {
  const { CHROMIUM_PATH, PATH = '' } = childEnv()
  const folders = PATH.split(path.delimiter).filter(Boolean)
  const names = kind === 'headless' ? [HEADLESS, ...WHOLE] : [...WHOLE, HEADLESS]
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  const { chromium } = await import('playwright')
  for (const file of [CHROMIUM_PATH ?? '', ...onPath, chromium.executablePath()]) {
    if (file !== '' && (await isProgram(file))) return file
  }
  return undefined
}

/**
 * Finds the browser for the tests, and installs Debian's where it is missing and can be; undefined when there is
 * none at the end. A machine that has another Chromium only and takes no packages uses that one.
 */
export async function ensureChromium(onInstall: () => void): Promise<string | undefined> {
  const found = await findChromium()
  const isWanted = found !== undefined && isForTests(found)
  if (isWanted || !(await takesPackages())) return found
  onInstall()
  await install().catch((error: unknown) => {
    if (found === undefined) throw error
  })
  return findChromium()
}

const isForTests = (file: string) =>
  file === childEnv()['CHROMIUM_PATH'] || path.basename(file) === HEADLESS

async function takesPackages(): Promise<boolean> {
  const hasApt = await run('apt-get', ['--version']).then(
    () => true,
    () => false,
  )
  return hasApt && process.getuid?.() === 0
}

async function install() {
  const options = {
    env: childEnv({ DEBIAN_FRONTEND: 'noninteractive' }),
    timeout: INSTALL_MS,
    maxBuffer: 64 * 1024 * 1024,
  }
  await run('apt-get', ['update', '-q'], options)
  await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', HEADLESS], options)
}
