import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, vi } from 'vitest'
import type { BrowserPage, PageScript, Point } from './browser-page.ts'
import { WAIT_MS } from './wait.ts'

/** Folder of the screenshots, one for each engine; not committed. */
export const IMAGES = 'test-results/browsers'

const SELECTORS = {
  button: 'button, [role="button"]',
  field: 'input, textarea',
  link: 'a[href]',
  textbox: '[contenteditable="true"]',
}
type Control = keyof typeof SELECTORS

/** Steps of a journey. Each waits until the page lets it happen, and fails after the one limit of the tests. */
export function journeyOn(page: BrowserPage, place: { origin: string; engine: string }) {
  // While one page gives way to the next, a script finds neither: then it is asked once more.
  const until = <Result>(check: () => Promise<Result | null | false>, what: string) =>
    vi
      .waitFor(
        async () => {
          const result = await check()
          if (result === null || result === false) throw new Error('not yet')
          return result
        },
        { timeout: WAIT_MS, interval: 50 },
      )
      .catch(async (cause: unknown) => {
        await picture(`failed ${expect.getState().currentTestName?.split(' > ').at(-1)}`)
        throw new Error(`${what}, at ${await page.evaluate(() => location.href)}`, { cause })
      })

  /** Position at which a visible control can be pressed, once it has stopped moving. */
  const pointOf = async (control: Control, name: string): Promise<Point> => {
    let before: Point | null = null
    return until(async () => {
      const point = await page.evaluate(findPoint, SELECTORS[control], name)
      const isStill = point?.x === before?.x && point?.y === before?.y
      before = point
      return isStill ? point : null
    }, `No ${control} “${name}” can be pressed`)
  }
  const press = async (control: Control, name: string) => page.click(await pointOf(control, name))

  const picture = async (name: string) => {
    const folder = path.join(IMAGES, place.engine)
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, `${name}.png`), await page.screenshot())
  }

  return {
    page,
    press,
    picture,
    open: (address: string) => page.goto(new URL(address, place.origin).href),
    fill: async (name: string, text: string) => {
      await press('field', name)
      await page.type(text)
    },
    /** Waits until a reader of the page sees this text. */
    sees: (text: string) =>
      until(() => page.evaluate((wanted) => document.body.innerText.includes(wanted), text), text),
    /** Waits until this holds in the page. */
    holds: <Arguments extends unknown[]>(
      what: string,
      script: PageScript<Arguments, boolean>,
      ...given: Arguments
    ) => until(() => page.evaluate(script, ...given), what),
    chooseFile: async (file: string) => {
      const selector = 'input[type="file"]'
      await until(
        () => page.evaluate((wanted) => document.querySelector(wanted) !== null, selector),
        'No file can be chosen',
      )
      await page.chooseFile(selector, file)
    },
  }
}
export type Journey = ReturnType<typeof journeyOn>

/** Runs in the page: the centre of the first control of this name that a pointer reaches there. */
async function findPoint(selector: string, name: string) {
  // Text for screen readers only is a box of its own, which `innerText` sets apart.
  const bare = (text?: string | null) => text?.replace(/\s+/g, '')
  // Firefox has no `innerText` of a section that is not drawn yet.
  const textOf = (element: Element | null) =>
    (element as HTMLElement | null)?.innerText || element?.textContent
  const nameOf = (element: Element) => {
    const named = element.getAttribute('aria-labelledby')
    const labels = (element as HTMLInputElement).labels
    return bare(
      element.getAttribute('aria-label') ??
        (named ? textOf(document.getElementById(named)) : undefined) ??
        textOf(labels?.[0] ?? null) ??
        (element as HTMLInputElement).placeholder ??
        textOf(element),
    )
  }
  for (const element of document.querySelectorAll(selector)) {
    if (nameOf(element) !== bare(name) || element.matches(':disabled')) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    // Sections that are drawn now get another height in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const [box] = element.getClientRects()
    if (!box) continue
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const hit = document.elementFromPoint(point.x, point.y)
    if (hit && element.contains(hit)) return point
  }
  return null
}
