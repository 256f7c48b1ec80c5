import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { launchChromium } from './chromium.ts'
import { createDiskStore } from '#src/services/storage/disk-store.ts'
import { createDatabase, databaseUrl, dropDatabase } from './databases.ts'
import { loggedFailures, siteProblems } from './site-problems.ts'
import { startProduct } from './start-product.ts'
import type { ProductOptions, StartedProduct } from './start-product.ts'
import { TEMPLATE } from './template.ts'
import { createVisitor, SESSION } from './visitor.ts'

export type UsedProduct = {
  url: string
  product: () => StartedProduct
  /** The test's page; signed out until `signIn`. */
  page: () => Page
  context: () => BrowserContext
  /** A page of somebody else's browser, watched like the test's own. */
  stranger: (browser?: BrowserContextOptions) => Promise<Page>
  /** Signs the test's browser in, without the way through the pages. */
  signIn: () => Promise<void>
  /** Allows a console error of this text in the current test, for example of a call that has to fail. */
  allowError: (text: string) => void
  /** A request with the administrator's session. */
  asAdmin: (method: string, path: string, json?: unknown) => Promise<Response>
}

type Use = ProductOptions & {
  browser?: BrowserContextOptions
  /** Answers of 5xx that the tests of this file bring about. */
  failures?: readonly number[]
  /** Why rows and files do not fit together when this file ends. */
  leavesDamage?: string
}

/**
 * For a spec file: the built product on a database of its own and a browser; a new context for each test.
 * Console errors, uncaught errors and CSP violations fail the test; answers of 5xx, uncaught errors of the server
 * and broken invariants of the storage fail the file.
 */
export function useProduct(options: Use = {}): UsedProduct {
  const name = `folio_${randomUUID().replaceAll('-', '')}`
  let product: StartedProduct
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let problems: string[] = []
  let allowed: string[] = []
  let admin: Promise<string> | undefined

  beforeAll(async () => {
    await createDatabase(inject('databaseServer'), name, TEMPLATE)
    const url = databaseUrl(inject('databaseServer'), name)
    ;[product, browser] = await Promise.all([
      startProduct({ databaseUrl: url, ...options }),
      launchChromium(),
    ])
  })
  afterAll(async () => {
    await browser.close()
    const url = databaseUrl(inject('databaseServer'), name)
    const store = createDiskStore(path.join(product.env['DATA_DIR'] ?? '', 'files'))
    const broken = options.leavesDamage ? [] : await siteProblems({ url, store })
    const failures = loggedFailures(product.output()).filter(
      (line) => !options.failures?.some((status) => line.includes(`"status":${status}`)),
    )
    await product.stop()
    await dropDatabase(inject('databaseServer'), name)
    expect({ broken, failures }).toEqual({ broken: [], failures: [] })
  })
  beforeEach(async () => {
    problems = []
    allowed = []
    context = await openContext(options.browser)
    page = await context.newPage()
  })
  afterEach(async () => {
    await Promise.all(browser.contexts().map(endContext))
    expect(problems.filter((problem) => !allowed.some((text) => problem.includes(text)))).toEqual(
      [],
    )
  })

  const endContext = async (open: BrowserContext) => {
    // An answer that a test would still change has nowhere to go any more.
    await Promise.all(open.pages().map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
    await open.close()
  }
  const openContext = async (wanted?: BrowserContextOptions) => {
    const opened = await browser.newContext({ baseURL: product.url, ...wanted })
    opened.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`)
    })
    opened.on('weberror', (error) => problems.push(String(error.error())))
    return opened
  }
  const session = async () => {
    const visitor = createVisitor(product)
    await visitor.signIn()
    return visitor.session()
  }
  return {
    get url() {
      return product.url
    },
    product: () => product,
    page: () => page,
    context: () => context,
    stranger: async (wanted) => (await openContext(wanted)).newPage(),
    allowError: (text) => allowed.push(text),
    signIn: async () => {
      const cookie = { name: SESSION, value: await session(), url: product.url }
      await context.addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }])
    },
    asAdmin: async (method, path, json) => {
      admin ??= session()
      return fetch(`${product.url}${path}`, {
        method,
        headers: {
          cookie: `${SESSION}=${await admin}`,
          origin: product.url,
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      })
    },
  }
}
