import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { childEnv } from '#src/env.ts'
import { succeeds } from '#src/lib/succeeds.ts'
import { ROOT } from '#src/scripts/process/run-child.ts'
import {
  canInstallPackages,
  firstLineOf,
  firstProgram,
  INSTALL_MS,
  installPackages,
  pathCandidates,
} from './installed-programs.ts'

const run = promisify(execFile)

/** Debian's headless build of Chromium: it renders the same pages with half of the processor time. */
const HEADLESS = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** `headless` for tests, `whole` for measurements, which need a full browser. */
export type BrowserKind = 'headless' | 'whole'

const { platform } = process

/** Default installation paths of Chrome, Edge and Chromium. */
export function installLocations(
  system: NodeJS.Platform,
  env: Record<string, string | undefined>,
): string[] {
  if (system === 'darwin') {
    const apps = ['/Applications', `${env['HOME'] ?? ''}/Applications`]
    const names = ['Google Chrome', 'Chromium', 'Microsoft Edge']
    return apps.flatMap((folder) =>
      names.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
    )
  }
  if (system === 'win32') {
    // Environment variables are case-insensitive on Windows.
    const folder = (name: string) =>
      Object.entries(env).find(([key]) => key.toUpperCase() === name)?.[1]
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(folder)
    const programs = [
      String.raw`Google\Chrome\Application\chrome.exe`,
      String.raw`Chromium\Application\chrome.exe`,
      String.raw`Microsoft\Edge\Application\msedge.exe`,
    ]
    return roots.flatMap((root) => (root ? programs.map((program) => `${root}\\${program}`) : []))
  }
  return ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge', '/snap/bin/chromium']
}

/** CHROMIUM_PATH, then PATH with `kind` first, then default installation paths, then Playwright's. */
export async function findChromium(kind: BrowserKind = 'headless'): Promise<string | undefined> {
  const env = childEnv()
  const names = kind === 'headless' ? [HEADLESS, ...WHOLE] : [...WHOLE, HEADLESS]
  const { chromium } = await import('playwright')
  return firstProgram([
    env['CHROMIUM_PATH'] ?? '',
    ...pathCandidates(names),
    ...installLocations(platform, env),
    chromium.executablePath(),
  ])
}

export const BROWSER_MISSING_HELP = [
  'No Chromium was found, and none could be installed. One of these helps:',
  '  - install Chrome, Edge or Chromium, or set CHROMIUM_PATH to the program',
  '  - npx playwright install chromium',
  `  - on Debian, as root: apt-get install ${HEADLESS}`,
].join('\n')

/** Installs one if necessary: Debian's as root, otherwise Playwright's. Undefined if that fails. */
export async function ensureChromium(
  onInstall: (how: string) => void,
): Promise<string | undefined> {
  const found = await findChromium()
  if (found !== undefined && isForTests(found)) return found
  const ways = [
    { name: 'playwright install', isOpen: found === undefined, install: installFromPlaywright },
    {
      name: 'apt-get',
      isOpen: await canInstallPackages(),
      install: () => installPackages([HEADLESS]),
    },
  ]
  for (const { name, isOpen, install } of ways) {
    if (!isOpen) continue
    onInstall(name)
    await install().catch((error: unknown) => console.log(`${name}: ${firstLineOf(error)}`))
    if (await canRun(await findChromium())) break
  }
  return findChromium()
}

/** Playwright's needs libraries that a minimal Linux lacks. On other systems the check could open a window. */
const canRun = async (file: string | undefined) =>
  file !== undefined && (platform !== 'linux' || (await succeeds(run(file, ['--version']))))

const isForTests = (file: string) =>
  file === childEnv()['CHROMIUM_PATH'] || path.basename(file) === HEADLESS

async function installFromPlaywright() {
  const cli = path.join(ROOT, 'node_modules/playwright/cli.js')
  await run(process.execPath, [cli, 'install', 'chromium'], { timeout: INSTALL_MS })
}
