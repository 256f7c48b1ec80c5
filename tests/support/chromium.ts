import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { findChromium } from '#src/scripts/test-runner/find-chromium.ts'
import type { BrowserKind } from '#src/scripts/test-runner/find-chromium.ts'

// A test browser may reach the product only.
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

type Wanted = { args?: readonly string[]; kind?: BrowserKind }

/** Launch options of test browsers. Root cannot use Chromium's sandbox. */
export async function chromiumOptions({ args = [], kind }: Wanted = {}) {
  const executablePath = await findChromium(kind)
  const chromiumSandbox = process.getuid?.() !== 0
  return {
    args: [...QUIET, ...args],
    chromiumSandbox,
    ...(executablePath ? { executablePath } : {}),
  }
}

/** A test browser with additional arguments. */
export const launchChromium = async (wanted: Wanted = {}): Promise<Browser> =>
  chromium.launch(await chromiumOptions(wanted))

/** Pages of tests end before optimized code pays: 15 % less processor time. */
const SHORT_LIVED = ['--js-flags=--no-opt --no-maglev', '--process-per-site']

let shared: Promise<Browser> | undefined

/** One browser per test process. It ends with that process. */
export const sharedBrowser = (): Promise<Browser> =>
  (shared ??= launchChromium({ args: SHORT_LIVED }))
