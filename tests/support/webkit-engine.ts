import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { expect, vi } from 'vitest'
import { childEnv } from '#src/env.ts'
import { freePort } from '#src/scripts/database/postgres-cluster.ts'
import type { Engines } from '#src/scripts/test-runner/find-engines.ts'
import type { BrowserEngine, BrowserPage, PageScript, Point } from './browser-page.ts'
import { WINDOW } from './browser-window.ts'
import { endProcess } from './end-process.ts'
import { WAIT_MS } from './wait.ts'

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

/** The key under which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** The commands of classic WebDriver that the journeys need: https://www.w3.org/TR/webdriver2/#endpoints */
async function openSession(driver: string, capabilities: Record<string, unknown>) {
  const { sessionId } = (await command(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string }
  const session = `${driver}/session/${sessionId}`
  const post = (path: string, body: unknown) => command(`${session}/${path}`, 'POST', body)
  const perform = (source: Record<string, unknown>) => post('actions', { actions: [source] })
  return {
    goto: async (url: string) => void (await post('url', { url })),
    evaluate: async <Arguments extends unknown[], Result>(
      script: PageScript<Arguments, Result>,
      ...given: Arguments
    ) =>
      (await post('execute/sync', {
        script: `return (${script.toString()})(...arguments)`,
        args: given,
      })) as Result,
    click: async ({ x, y }: Point) =>
      void (await perform({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      })),
    type: async (text: string) =>
      void (await perform({
        type: 'key',
        id: 'keyboard',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      })),
    chooseFile: async (selector: string, file: string) => {
      const element = (await post('element', { using: 'css selector', value: selector })) as {
        [ELEMENT]: string
      }
      await post(`element/${element[ELEMENT]}/value`, { text: file })
    },
    resize: async (width: number, height: number) =>
      void (await post('window/rect', { x: 0, y: 0, width, height })),
    screenshot: async () =>
      Buffer.from((await command(`${session}/screenshot`, 'GET')) as string, 'base64'),
    close: async () => void (await command(session, 'DELETE')),
  }
}

async function command(address: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: unknown }
  expect(response.ok, `${method} ${address}: ${JSON.stringify(value)}`).toBe(true)
  return value
}
