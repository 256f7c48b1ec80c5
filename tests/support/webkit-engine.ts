import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { vi } from 'vitest'
import { childEnv } from '#src/env.ts'
import { freePort } from '#src/scripts/database/postgres-cluster.ts'
import type { Engines } from '#src/scripts/test-runner/find-engines.ts'
import type { BrowserEngine, BrowserPage } from './browser-page.ts'
import { WINDOW } from './browser-window.ts'
import { endProcess } from './end-process.ts'
import { WAIT_MS } from './wait.ts'
import { openSession } from './webdriver-session.ts'

/** WebKitGTK's own browser in a display without a screen, driven over classic WebDriver. */
export async function startWebkit(programs: Engines): Promise<BrowserEngine> {
  const screen = `${WINDOW.width}x${WINDOW.height}x24`
  const display = spawn(
    programs.xvfb,
    ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  endWithTests(display)
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer]
  const port = await freePort()
  const config = await writeConfig()
  const driver = spawn(programs.webkitDriver, ['--host=127.0.0.1', `--port=${port}`], {
    env: childEnv({
      DISPLAY: `:${number.toString().trim()}`,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: config,
    }),
    stdio: 'ignore',
  })
  endWithTests(driver)
  const address = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(`${address}/status`), { timeout: WAIT_MS, interval: 50 })
  return {
    newPage: () => newPage(address, programs.miniBrowser),
    close: async () => {
      await endProcess(driver)
      await endProcess(display)
      await rm(config, { recursive: true })
    },
  }
}

/** GTK's settings, from which the pages learn that motion is reduced. */
async function writeConfig() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'folio-webkit-'))
  await mkdir(path.join(folder, 'gtk-3.0'))
  const settings = '[Settings]\ngtk-enable-animations=0\n'
  await writeFile(path.join(folder, 'gtk-3.0/settings.ini'), settings)
  return folder
}

async function newPage(driver: string, miniBrowser: string): Promise<BrowserPage> {
  const session = await openSession(driver, {
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  })
  await session.resize(WINDOW.width, WINDOW.height)
  return {
    ...session,
    goto: async (url) => {
      await session.goto(url)
      await session.evaluate(recordErrors)
    },
    errors: () => session.evaluate(() => (window as Recording).recordedErrors ?? []),
  }
}

type Recording = { recordedErrors?: string[] }

/** Classic WebDriver reports no errors: those since the page has loaded are recorded in the page. */
function recordErrors() {
  const errors: string[] = ((window as Recording).recordedErrors = [])
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(`${violatedDirective} blocks ${blockedURI}`),
  )
}

/** Also where a run is cut short. */
const endWithTests = (child: ChildProcess) => process.once('exit', () => child.kill())
