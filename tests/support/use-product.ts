import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterEach, beforeEach, expect } from 'vitest'
import type { TestContext } from 'vitest'
import { TIMES } from '#src/contract/limits.ts'
import { sharedBrowser } from './chromium.ts'
import { recordPages } from './page-record.ts'
import { useDedicatedServer, useServer } from './use-server.ts'
import type { ServerOptions, UsedServer } from './use-server.ts'
import type { ProductOptions } from './start-product.ts'
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

export const useDedicatedProduct = (options: Use & ProductOptions = {}) =>
  withBrowser(useDedicatedServer(options), options)

type Watched = {
  context: BrowserContext
  problems: string[]
  record: ReturnType<typeof recordPages>
}

/**
 * The context of the last test, for the next one with the same options. Its first page stays open, so that all pages share
 * one process, which has compiled the product's scripts already: a page takes half of the processor time.
 */
let kept: (Watched & { options: string }) | undefined

function withBrowser<Server extends UsedServer>(server: Server, options: Use) {
  const { browser: usual, hasAutomaticSaves = false } = options
  let own: Watched
  let page: Page
  let isChanged = false
  let allowed: string[] = []
  let opened: Watched[] = []
  let current: TestContext['task'] | undefined

  beforeEach(async ({ task }) => {
    allowed = []
    opened = []
    isChanged = false
    current = task
    own = await takeContext()
    page = await own.context.newPage()
    // It stays for all later pages of the context.
    const { clock } = page
    Object.defineProperty(page, 'clock', { get: () => ((isChanged = true), clock) })
    const storage = await own.context.newCDPSession(page)
    await storage.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes: 'all' })
    await storage.detach()
  })
  afterEach(async () => {
    await leave()
    const problems = opened
      .flatMap((one) => one.problems)
      .filter((problem) => !allowed.some((text) => problem.includes(text)))
    expect(problems, problems.join(' ')).toEqual([])
  })

  const leave = async () => {
    const isFailed = current?.result?.state === 'fail'
    if (isFailed) for (const { record } of opened) await record.report(current?.name ?? '')
    isChanged ||= isFailed
    await Promise.all(opened.map(endContext))
  }
  const endContext = async ({ context }: Watched) => {
    const isKept = context === kept?.context && !isChanged
    // A response that a route handler still holds has no page to go to.
    await Promise.all(context.pages().map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
    if (context === kept?.context && !isKept) kept = undefined
    const pages = context.pages().slice(1)
    await (isKept ? Promise.all(pages.map((one) => one.close())) : context.close())
  }
  const takeContext = async () => {
    const wanted = JSON.stringify([server.url, usual, hasAutomaticSaves])
    if (kept?.options !== wanted) {
      await kept?.context.close()
      kept = Object.assign(await openContext(usual), { options: wanted })
      await (await kept.context.newPage()).goto(`${server.url}/api/health`)
    }
    kept.problems.length = 0
    kept.record.clear()
    opened.push(kept)
    return kept
  }
  const openContext = async (wanted?: BrowserContextOptions): Promise<Watched> => {
    // Otherwise each dialog would delay clicks by its animation; tests of motion opt in.
    const still = { reducedMotion: 'reduce' } as const
    const browser = await sharedBrowser()
    const context = await browser.newContext({ baseURL: server.url, ...still, ...wanted })
    context.setDefaultTimeout(WAIT_MS)
    if (!hasAutomaticSaves) await holdAutomaticSaves(context)
    const record = recordPages(context)
    const problems: string[] = []
    context.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`)
    })
    context.on('weberror', (error) => problems.push(String(error.error())))
    return { context, problems, record }
  }
  const stranger = async (wanted?: BrowserContextOptions) => {
    const one = await openContext(wanted)
    opened.push(one)
    return one.context.newPage()
  }
  const { empty } = server.data
  return Object.assign(server, {
    page: () => page,
    context: () => {
      isChanged = true
      return own.context
    },
    leave,
    stranger,
    allowError: (text: string) => allowed.push(text),
    signIn: async (session?: string) => {
      const value = session ?? (await server.session())
      await own.context.addCookies([
        { name: SESSION, value, url: server.url, httpOnly: true, sameSite: 'Lax' },
      ])
    },
    data: {
      ...server.data,
      empty: async () => {
        await leave()
        await empty()
      },
    },
  })
}

/** Keeps the editor from saving by itself, which a slow machine would do in the middle of any test. */
const holdAutomaticSaves = (context: BrowserContext) =>
  context.addInitScript((pause) => {
    const start = window.setTimeout.bind(window)
    const isEditor = () => /^\/cms\/blog\/(new|edit)/.test(location.pathname)
    const held = (handler: TimerHandler, after?: number, ...rest: unknown[]) =>
      after === pause && isEditor() ? 0 : start(handler, after, ...rest)
    Object.assign(window, { setTimeout: held })
  }, TIMES.automaticSave)
