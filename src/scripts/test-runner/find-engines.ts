import { globSync } from 'node:fs'
import { childEnv } from '#src/env.ts'
import { pathCandidates, requireProgram } from './installed-programs.ts'

const DRIVER = 'webkit2gtk-driver'
const MINI_BROWSERS = '/usr/{lib,lib64,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser'

export type Engines = Awaited<ReturnType<typeof requireEngines>>

/** Firefox and WebKit, installed as root on Debian if they are missing. */
export const requireEngines = async () => ({
  firefox: await requireProgram('firefox-esr', () => [
    childEnv()['FIREFOX_PATH'] ?? '',
    ...pathCandidates(['firefox-esr', 'firefox']),
  ]),
  webkitDriver: await requireProgram(DRIVER, () => pathCandidates(['WebKitWebDriver'])),
  // The driver speaks WebDriver for it. It needs a display: Xvfb is one without a screen.
  miniBrowser: await requireProgram(DRIVER, () => globSync(MINI_BROWSERS)),
  xvfb: await requireProgram('xvfb', () => pathCandidates(['Xvfb'])),
})
