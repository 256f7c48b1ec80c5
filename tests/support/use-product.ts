import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { TestContext } from 'vitest'
import { sharedBrowser } from './chromium.ts'
import { holdAutomaticSaves } from './hold-automatic-saves.ts'
import { recordPages } from './page-record.ts'
import { useOwnServer, useServer } from './use-server.ts'
import type { ServerOptions, UsedServer } from './use-server.ts'
import { SESSION } from './visitor.ts'
import { WAIT_MS } from './wait.ts'

export type UsedProduct = UsedServer & {
  /** The test's page; signed out until `signIn`. */
  page: () => Page
  context: () => BrowserContext
  /** A page of another browser, watched like the test's own. */
  stranger: (browser?: BrowserContextOptions) => Promise<Page>
  /** Signs the test's browser in, without the sign-in pages. */
  signIn: (session?: string) => Promise<void>
  /** Closes all pages: those that stay would ask for rows and files that are removed. */
  leave: () => Promise<void>
  /** Allows a console error with this text in the current test, for example of a call that has to fail. */
  allowError: (text: string) => void
}

type Use = ServerOptions & {
  browser?: BrowserContextOptions
  /** The editor saves by itself; in other tests it does not. */
  hasAutomaticSaves?: boolean
}

/**
 * For a spec file: the shared product, empty, in the shared browser; a new context for each test. Console errors,
 * uncaught errors and CSP violations fail the test.
 */
export const useProduct = (options: Use = {}): UsedProduct =>
  withBrowser(useServer(options), options)

/** The same with a separate product, which the file may stop. */
export function useOwnProduct(options: Use = {}) {
  const server = useOwnServer(options)
  return Object.assign(withBrowser(server, options), { started: server.started })
}

function withBrowser(server: UsedServer, options: Use): UsedProduct {
  const { browser: usual, hasAutomaticSaves = false } = options
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let problems: string[] = []
  let allowed: string[] = []
  let records: ReturnType<typeof recordPages>[] = []
  let current: TestContext['task'] | undefined

  beforeAll(async () => {
    browser = await sharedBrowser()
  })
  beforeEach(async ({ task }) => {
    problems = []
    allowed = []
    records = []
    current = task
    context = await openContext(usual)
    page = await context.newPage()
  })
  afterEach(async () => {
    await leave()
    expect(problems.filter((problem) => !allowed.some((text) => problem.includes(text)))).toEqual(
      [],
    )
  })

  const leave = async () => {
    if (current?.result?.state === 'fail')
      for (const { report } of records.splice(0)) await report(current.name)
    await Promise.all(browser.contexts().map(endContext))
  }
  const endContext = async (open: BrowserContext) => {
    // A response that a route handler still holds has no page to go to.
    await Promise.all(open.pages().map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
    await open.close()
  }
  const openContext = async (wanted?: BrowserContextOptions) => {
    // Otherwise each dialog would delay clicks by its animation; tests of motion opt in.
    const still = { reducedMotion: 'reduce' } as const
    const opened = await browser.newContext({ baseURL: server.url, ...still, ...wanted })
    opened.setDefaultTimeout(WAIT_MS)
    if (!hasAutomaticSaves) await holdAutomaticSaves(opened)
    records.push(recordPages(opened))
    opened.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`)
    })
    opened.on('weberror', (error) => problems.push(String(error.error())))
    return opened
  }
  return {
    get url() {
      return server.url
    },
    product: server.product,
    session: server.session,
    newSession: server.newSession,
    asAdmin: server.asAdmin,
    page: () => page,
    context: () => context,
    leave,
    stranger: async (wanted) => (await openContext(wanted)).newPage(),
    allowError: (text) => allowed.push(text),
    signIn: async (session) => {
      const value = session ?? (await server.session())
      await context.addCookies([
        { name: SESSION, value, url: server.url, httpOnly: true, sameSite: 'Lax' },
      ])
    },
  }
}
