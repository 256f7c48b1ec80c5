import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { childEnv } from '#src/env.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The machine's Chromium: CHROMIUM_PATH, else the first on PATH; undefined leaves it to Playwright's own. */
function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = childEnv()
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  return PATH.split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false // not there, or not for us
  }
}

// A test browser talks to the product and to nobody else.
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How browsers of tests are started. Root may not use Chromium's sandbox. */
export function chromiumOptions(args: readonly string[] = []) {
  const executablePath = findChromium()
  const chromiumSandbox = process.getuid?.() !== 0
  return {
    args: [...QUIET, ...args],
    chromiumSandbox,
    ...(executablePath ? { executablePath } : {}),
  }
}

/** A browser for tests, with further arguments. */
export const launchChromium = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch(chromiumOptions(args))
