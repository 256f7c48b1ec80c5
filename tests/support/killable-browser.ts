import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright'
import type { BrowserContext } from 'playwright'
import { childEnv } from '#src/env.ts'
import { chromiumOptions } from './chromium.ts'

/** A browser with a profile on disk that can be killed like a crash, without cleanup. */
export async function killableBrowser(profile: string): Promise<{
  context: BrowserContext
  kill: () => Promise<void>
}> {
  const options = await chromiumOptions()
  const { args, chromiumSandbox, executablePath = chromium.executablePath() } = options
  const child = spawn(
    executablePath,
    [
      ...args,
      ...(chromiumSandbox ? [] : ['--no-sandbox']),
      '--headless=new',
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
    ],
    { env: childEnv(), stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  const endpoint = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The browser ended with ${code}`)))
    createInterface(child.stderr).on('line', (line) => {
      const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
      if (address) resolve(address)
    })
  })
  const browser = await chromium.connectOverCDP(endpoint)
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no context')
  return {
    context,
    kill: async () => {
      const ended = once(child, 'exit')
      // With its child processes: a surviving one keeps the files of the profile locked.
      process.kill(-(child.pid ?? 0), 'SIGKILL')
      await ended
    },
  }
}
