import { randomInt } from 'node:crypto'
import type { Browser, BrowserContextOptions } from 'playwright'
import { expect } from 'vitest'
import type { VisitedProduct } from './sign-in-product.ts'

type Headers = Record<string, string>
type Cookie = { value: string; path: string }

/** Headers of a typed URL, and of a request by our own scripts. */
export const NAVIGATION = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }
export const SCRIPT = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }
export const SESSION = 'folio-token'

/** A browser at protocol level: cookies by path, redirects not followed, a separate client address. */
export function createVisitor(product: VisitedProduct, address = randomIp(), userAgent?: string) {
  const jar = new Map<string, Cookie>()

  async function send(method: string, path: string, headers: Headers = {}, body?: string) {
    const cookie = [...jar]
      .filter(([, { path: scope }]) => path.startsWith(scope))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
    const response = await product.send({
      method,
      path,
      headers: {
        host: new URL(product.origin).host,
        'x-forwarded-for': address,
        ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      body,
    })
    for (const line of response.headers.getSetCookie()) keep(jar, line)
    return response
  }

  const go = (path: string, headers: Headers = {}) =>
    send('GET', path, { ...NAVIGATION, ...headers })
  const read = (path: string, headers: Headers = {}) => send('GET', path, { ...SCRIPT, ...headers })
  const write = (method: string, path: string, json?: unknown, headers: Headers = {}) =>
    send(
      method,
      path,
      { origin: product.origin, ...SCRIPT, 'content-type': 'application/json', ...headers },
      json === undefined ? undefined : JSON.stringify(json),
    )
  /** From our link to the account chooser: the authorization URL. */
  const start = async (query = '') => {
    const response = await go(`/api/login${query}`)
    expect(response.status).toBe(302)
    return response.headers.get('location') ?? ''
  }
  /** The whole sign-in; returns the response of our callback. */
  const signIn = async (account = 'admin', query = '') =>
    go(await chooseAccount(product, await start(query), account), FROM_GOOGLE)

  /** A page of a browser with this session. */
  const openPage = async (browser: Browser, options?: BrowserContextOptions) => {
    const context = await browser.newContext({ baseURL: product.origin, ...options })
    await context.addCookies([{ name: SESSION, value: session(), url: product.origin }])
    return context.newPage()
  }
  const session = () => jar.get(SESSION)?.value ?? ''

  return {
    jar,
    address,
    openPage,
    send,
    go,
    read,
    write,
    start,
    signIn,
    session,
  }
}
export type Visitor = ReturnType<typeof createVisitor>

export const FROM_GOOGLE = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }

/**
 * Chooses an account at the mock Google sign-in.
 * @returns our callback's path and query, as Google writes it
 */
export async function chooseAccount(product: VisitedProduct, address: string, account: string) {
  const url = new URL(address)
  expect(url.origin).toBe(product.mockGoogle.origin)
  const body = new URLSearchParams(url.search)
  body.set('account', account)
  const response = await fetch(`${url.origin}${url.pathname}`, {
    method: 'POST',
    body,
    redirect: 'manual',
  })
  expect(response.status).toBe(302)
  const back = new URL(response.headers.get('location') ?? '')
  expect(back.origin).toBe(product.origin)
  return `${back.pathname}${back.search}`
}

export const randomIp = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

function keep(jar: Map<string, Cookie>, line: string) {
  const [pair = '', ...attributes] = line.split(/;\s*/)
  const name = pair.slice(0, pair.indexOf('='))
  const value = pair.slice(pair.indexOf('=') + 1)
  const attribute = (wanted: string) =>
    attributes.find((one) => one.toLowerCase().startsWith(`${wanted}=`))?.split('=')[1]
  const expires = attribute('expires')
  const isGone = attribute('max-age') === '0' || (expires && new Date(expires) < new Date())
  if (isGone) jar.delete(name)
  else jar.set(name, { value, path: attribute('path') ?? '/' })
}
