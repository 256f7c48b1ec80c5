import { globSync } from 'node:fs'
import { childEnv } from '#src/env.ts'
import {
  canInstallPackages,
  firstLineOf,
  firstProgram,
  installPackages,
  pathCandidates,
} from './installed-programs.ts'

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

const MINI_BROWSERS = '/usr/{lib,lib64,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser'

/** Undefined where one of them is missing. */
async function findEngines() {
  const firefox = await firstProgram([
    childEnv()['FIREFOX_PATH'] ?? '',
    ...pathCandidates(['firefox-esr', 'firefox']),
  ])
  const webkitDriver = await firstProgram(pathCandidates(['WebKitWebDriver']))
  // The driver speaks WebDriver for it. It needs a display: Xvfb is one without a screen.
  const miniBrowser = await firstProgram(globSync(MINI_BROWSERS))
  const xvfb = await firstProgram(pathCandidates(['Xvfb']))
  return firefox && webkitDriver && miniBrowser && xvfb
    ? { firefox, webkitDriver, miniBrowser, xvfb }
    : undefined
}

const MISSING_HELP = `Firefox, WebKitGTK's WebDriver or Xvfb is missing. On Debian, as root: apt-get install ${PACKAGES.join(' ')}`

export type Engines = Awaited<ReturnType<typeof requireEngines>>

export async function requireEngines() {
  const engines = await findEngines()
  if (engines) return engines
  throw new Error(MISSING_HELP)
}

/** Installs missing programs as root on Debian; rejects if programs are still missing. */
export async function ensureEngines(onInstall: () => void): Promise<void> {
  if (!(await findEngines()) && (await canInstallPackages())) {
    onInstall()
    await installPackages(PACKAGES).catch((error: unknown) => console.log(firstLineOf(error)))
  }
  await requireEngines()
}
