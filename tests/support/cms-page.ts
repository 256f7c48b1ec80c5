import type { Locator, Page } from 'playwright'
import { afterEach } from 'vitest'
import { intercept } from './interception.ts'
import { useProduct } from './use-product.ts'
import type { UsedProduct } from './use-product.ts'

// The previous one may still be fading out.
const SHOWN = '[data-variant][data-state="open"]'

/** For a spec file: the product, test data that is removed after each test, and the screens of its owner. */
export function useCms(options: Parameters<typeof useProduct>[0] = {}) {
  const product = useProduct(options)
  afterEach(() => product.data.empty())
  return {
    product,
    data: product.data,
    /** Opens a screen, signed in. */
    openScreen: (path: string, heading?: string) => openSignedIn(product, path, heading),
  }
}

/** Opens a screen of the management area, signed in as its owner. */
export async function openSignedIn(
  product: UsedProduct,
  path: string,
  heading?: string,
): Promise<Page> {
  await product.signIn()
  const page = product.page()
  await page.goto(path)
  if (heading !== undefined) await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
  return page
}

/** The only notification with this text. */
export const notice = (page: Page, ...texts: string[]): Locator =>
  texts.reduce((found, text) => found.filter({ hasText: text }), page.locator(SHOWN))

export const failure = (page: Page, ...texts: string[]): Locator =>
  notice(page, ...texts).and(page.locator('[data-variant="destructive"]'))

/** A confirmation dialog, and its buttons. */
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

/** The bar that shows and changes what is published, for documents other than posts. */
export function publishingOf(page: Page) {
  const bar = page.getByRole('region', { name: 'Publishing' })
  const state = (text: string | RegExp) =>
    bar.getByRole('paragraph').filter({ hasText: text }).waitFor()
  /** Presses a button, and the one of the same name in the question. */
  const confirm = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
  }
  const publish = async () => {
    await confirm('Publish')
    await state(/^Published (?:at|on)/)
  }
  return { bar, state, confirm, publish }
}

/** Holds responses of a URL until `release`; the page shows its loading state. */
export async function hold(page: Page, address: string) {
  const gate = Promise.withResolvers<void>()
  await intercept(page, address, async (route) => {
    await gate.promise
    await route.fallback()
  })
  return { release: () => gate.resolve() }
}

/** Fails one kind of request to a URL: with a response, or (status 0) without one. */
export const refuse = (page: Page, where: { address: string; method: string; status: number }) =>
  intercept(page, where.address, (route) => {
    if (route.request().method() !== where.method) return route.fallback()
    if (where.status === 0) return route.abort()
    return route.fulfill({ status: where.status, json: { message: 'Refused for the test.' } })
  })

export function nextRequest(page: Page, method: string, path: string) {
  const next = page.waitForRequest(
    (request) => request.method() === method && new URL(request.url()).pathname.startsWith(path),
  )
  // A test that fails earlier does not await it, and its second attempt would not count.
  next.catch(() => undefined)
  return next
}

/**
 * Multipart bodies the page sends from now on, a line for each part. The browser's protocol does not expose the bytes
 * of a file.
 */
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

/** Accepts the dialogs of the browser, and collects their types. */
export function acceptedDialogs(page: Page) {
  const types: string[] = []
  page.on('dialog', (dialog) => {
    types.push(dialog.type())
    void dialog.accept()
  })
  return types
}

export const clipboardText = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/**
 * Cuts the connection of the next request of this kind: before the server receives it, or after it is processed, before
 * the response. Later ones go through.
 */
export async function cut(
  page: Page,
  where: { address: string; method: string; when: 'before' | 'after' },
) {
  let isCut = false
  await intercept(page, where.address, async (route) => {
    if (isCut || route.request().method() !== where.method) return route.fallback()
    isCut = true
    if (where.when === 'after') await route.fetch()
    return route.abort('connectionreset')
  })
}

export const chosenOption = (select: Locator) => select.locator('option:checked').textContent()
