import type { Locator, Page } from 'playwright'
import type { UsedProduct } from './use-product.ts'

// The one before it fades out for a moment longer.
const SHOWN = '[data-variant][data-state="open"]'

/** Opens a screen of the management area, as its owner. */
export async function openSignedIn(product: UsedProduct, path: string): Promise<Page> {
  await product.signIn()
  await product.page().goto(path)
  return product.page()
}

/** The one notification, by its words. */
export const notice = (page: Page, ...texts: string[]): Locator =>
  texts.reduce((found, text) => found.filter({ hasText: text }), page.locator(SHOWN))

export const failure = (page: Page, ...texts: string[]): Locator =>
  notice(page, ...texts).and(page.locator('[data-variant="destructive"]'))

/** The question of a confirmation, and how it is answered. */
export function question(page: Page, sentence: string) {
  const dialog = page.getByRole('alertdialog', { name: sentence })
  return {
    dialog,
    answer: async (name: string) => {
      await dialog.getByRole('button', { name, exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
    },
  }
}

/** Holds the answers of an address until `release`; the page shows what it shows while waiting. */
export async function hold(page: Page, address: string) {
  const gate = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await gate.promise
    await route.fallback()
  })
  return { release: () => gate.resolve() }
}

/** Lets one kind of request to an address fail: with an answer, or (status 0) without one. */
export const refuse = (page: Page, where: { address: string; method: string; status: number }) =>
  page.route(where.address, (route) => {
    if (route.request().method() !== where.method) return route.fallback()
    if (where.status === 0) return route.abort()
    return route.fulfill({ status: where.status, json: { message: 'Refused for the test.' } })
  })

/** The next request of this kind, to look at what was sent. */
export const nextRequest = (page: Page, method: string, path: string) =>
  page.waitForRequest(
    (request) => request.method() === method && new URL(request.url()).pathname.startsWith(path),
  )

/** The forms the page sends from now on, a line for each part. The browser tells nobody else the bytes of a file. */
export async function sentForms(page: Page) {
  const forms: string[][] = []
  await page.exposeFunction('tellForm', (parts: string[]) => forms.push(parts))
  await page.evaluate(() => {
    const { tellForm } = window as unknown as { tellForm: (parts: string[]) => void }
    const describe = ([field, value]: [string, FormDataEntryValue]) =>
      `${field}: ${value instanceof File ? value.name : value}`
    const send = XMLHttpRequest.prototype.send
    XMLHttpRequest.prototype.send = function (body) {
      tellForm(body instanceof FormData ? [...body].map(describe) : [])
      send.call(this, body)
    }
  })
  return forms
}

export const clipboardText = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/**
 * Cuts the connection of the next request of this kind: before it arrives, or when the server has done what
 * it asked and answers. Later ones go through.
 */
export async function cut(
  page: Page,
  where: { address: string; method: string; when: 'before' | 'after' },
) {
  let isCut = false
  await page.route(where.address, async (route) => {
    if (isCut || route.request().method() !== where.method) return route.fallback()
    isCut = true
    if (where.when === 'after') await route.fetch()
    return route.abort('connectionreset')
  })
}

/** The same for the next upload, whose bytes only the browser itself can send. */
export const cutUploadAnswer = (page: Page) =>
  page.evaluate(() => {
    const send = XMLHttpRequest.prototype.send
    XMLHttpRequest.prototype.send = function (body) {
      XMLHttpRequest.prototype.send = send
      this.onload = this.onerror
      send.call(this, body)
    }
  })
