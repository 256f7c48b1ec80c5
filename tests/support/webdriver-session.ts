import { expect } from 'vitest'
import type { PageScript, Point } from './browser-page.ts'

/** The key under which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** The commands of classic WebDriver that the journeys need: https://www.w3.org/TR/webdriver2/#endpoints */
export async function openSession(driver: string, capabilities: Record<string, unknown>) {
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
