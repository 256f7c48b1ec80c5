import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { findChromium } from '#src/scripts/test-runner/find-chromium.ts'
import type { BrowserKind } from '#src/scripts/test-runner/find-chromium.ts'

// A test browser talks to the product and to nobody else.
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

type Wanted = { args?: readonly string[]; kind?: BrowserKind }

/** How browsers of tests are started. Root may not use Chromium's sandbox. */
export async function chromiumOptions({ args = [], kind }: Wanted = {}) {
  const executablePath = await findChromium(kind)
  const chromiumSandbox = process.getuid?.() !== 0
  return {
    args: [...QUIET, ...args],
    chromiumSandbox,
    ...(executablePath ? { executablePath } : {}),
  }
}

/** A browser for tests, with further arguments. */
export const launchChromium = async (wanted: Wanted = {}): Promise<Browser> =>
  chromium.launch(await chromiumOptions(wanted))

let shared: Promise<Browser> | undefined

/** The one browser of a process that runs tests. It ends with that process. */
export const sharedBrowser = (): Promise<Browser> => (shared ??= launchChromium())
