import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { childEnv } from '#src/env.ts'
import { freePort } from '#src/scripts/database/postgres-cluster.ts'
import {
  deferScripts,
  inlineStyles,
  splitFlight,
  styleFiles,
  hasMalformedRouterState,
  allowsSharedCaching,
  DRAFT_COOKIE,
  isCachedByNext,
  isPrerendered,
  isStale,
  ROUTER_HEADERS,
} from '#src/server/next/next-internals.ts'
import { hashSources } from '#src/server/security/inline-sources.ts'
import { endProcess } from '#tests/support/end-process.ts'
import { ask } from '#tests/support/test-server.ts'
import { useServer } from '#tests/support/use-server.ts'
import { WAIT_MS } from '#tests/support/wait.ts'

/** Next without the server in front of it: one test for each behaviour that the server relies on. */
const server = useServer()
let port = 0
let child: ChildProcess
beforeAll(async () => {
  port = await freePort()
  const args = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)]
  child = spawn(process.execPath, args, { env: childEnv(server.product().env), stdio: 'ignore' })
  await vi.waitFor(() => get('/robots.txt'), { timeout: 4 * WAIT_MS })
})
afterAll(() => endProcess(child))
const get = (path: string, headers: Record<string, string> = {}) => ask(port, path, { headers })

const changed = (what: string) => `Next has changed ${what}: see src/server/next/next-internals.ts`
const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await get(path, headers)
  return { headers: answer.headers, html: answer.text }
}

it('a prerendered page and a cached feed are marked', async () => {
  const page = await open('/resume')
  expect(isPrerendered(page.headers), changed('the mark of prerendered pages')).toBe(true)
  const feed = await open('/rss.xml')
  expect(isCachedByNext(feed.headers), changed('the mark of files it keeps')).toBe(true)
})

// Next marks a page only after a failed rendering of it, which needs a database that fails.
it.each(['app-page-runtime', 'app-route'])('a stale response of %s is marked', async (template) => {
  const source = await readFile(`node_modules/next/dist/build/templates/${template}.js`, 'utf8')
  const mark = /'(x-nextjs-cache)', .*isStale \? '(\w+)'/.exec(source)
  const headers = { [String(mark?.[1])]: mark?.[2] }
  expect(isStale(headers), changed('the mark of stale pages')).toBe(true)
})

it('draft mode is a cookie, cleared when its value is unknown', async () => {
  const { headers } = await open('/resume', { cookie: `${DRAFT_COOKIE}=made-up` })
  expect(headers['set-cookie'], changed('the cookie of draft mode')).toContainEqual(
    expect.stringMatching(`^${DRAFT_COOKIE}=;`),
  )
})

it('a prerendered page may be stored by shared caches', async () => {
  const { headers } = await open('/resume')
  const value = String(headers['cache-control'])
  expect(allowsSharedCaching(value), changed('Cache-Control of prerendered pages')).toBe(true)
})

it('a page varies by the headers of the client router', async () => {
  const { headers } = await open('/resume')
  const vary = String(headers.vary).toLowerCase().split(/,\s*/)
  expect(vary, changed('the headers of its router')).toEqual(expect.arrayContaining(ROUTER_HEADERS))
  const moved = await open('/resume', { rsc: '1' })
  const part = await open(String(moved.headers.location), { rsc: '1' })
  expect(part.headers['content-type'], changed('the answer to RSC: 1')).toContain(
    'text/x-component',
  )
})

it('the script files of a page can be deferred', async () => {
  const { html } = await open('/resume')
  const files = html.match(/<script(?![^>]*noModule)[^>]*src=/g)?.length
  expect(files, changed('how it writes script files')).toBeGreaterThan(5)
  const deferred = deferScripts(html)
  expect(
    deferred.match(/<script type="deferred" [^>]*src=/g)?.length,
    changed('script files'),
  ).toBe(files)
  expect(deferred, changed('preloads of scripts')).not.toContain('as="script"')
})

it('the style sheets of a page can be inlined', async () => {
  const { html } = await open('/resume')
  const [fonts = '', ...files] = styleFiles(html)
  expect(files.length, changed('how it writes style sheets')).toBeGreaterThan(0)
  const inlined = inlineStyles(html, 'a{x:y}', [fonts])
  expect(inlined).toContain('<style data-precedence="next">a{x:y}</style>')
  expect(styleFiles(inlined), changed('style sheets')).toEqual([])
  const later = [...inlined.matchAll(/<link disabled data-later rel="stylesheet" href="([^"]+)"/g)]
  expect(later.map(([, file]) => file)).toEqual(files)
})

it('the data of a page can be split from it', async () => {
  const { html } = await open('/resume')
  const { page, data } = splitFlight(html)
  expect(page, changed('how it passes data')).not.toContain('__next_f')
  const { files, calls } = JSON.parse(data) as Record<'files' | 'calls', unknown[]>
  expect(files.length, changed('how it writes script files')).toBeGreaterThan(5)
  expect(calls.length, changed('its data')).toBeGreaterThan(1)
  const client = await readFile('node_modules/next/dist/client/app-index.js', 'utf8')
  expect(client, changed('how its client reads data')).toContain('self.__next_f || []')
})

it('inline scripts of a page only pass data', async () => {
  const { html } = await open('/resume')
  const texts = [...html.matchAll(/<script(?![^>]*(?:src|type)=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  )
  const unknown = texts.filter((text) => hashSources(`<script>${text}</script>`).length === 0)
  expect(unknown, changed('its inline scripts')).toEqual([])
})

it('a page rendered per request has the nonce of its CSP', async () => {
  const policy = { 'content-security-policy': `script-src 'nonce-of0this0test'` }
  const { html, headers } = await open('/blog?q=anything', policy)
  expect(isPrerendered(headers), changed('the mark of prerendered pages')).toBe(false)
  expect(html, changed('the nonce of scripts')).toContain('nonce="of0this0test"')
})

/** Next redirects a request for parts of a page to a URL with a hash of its headers. */
async function getPart(path: string, headers: Record<string, string>) {
  const first = await get(path, headers)
  const { pathname, search } = new URL(first.headers.location ?? path, 'http://site.invalid')
  return get(pathname + search, headers)
}

it.each(['next-router-prefetch', 'next-router-segment-prefetch', 'next-url', 'rsc'])(
  'any text in %s is answered',
  async (name) => {
    for (const path of ['/blog?q=anything', '/resume', '/blog/nowhere', '/payload/login'])
      for (const text of ['x', '%', '{"a":', '/_tree', '/../..', '[[', 'a'.repeat(5000)]) {
        const { status } = await getPart(path, { rsc: '1', [name]: text })
        expect({ path, text: text.slice(0, 20), isFailure: status >= 500 }).toEqual({
          path,
          text: text.slice(0, 20),
          isFailure: false,
        })
      }
  },
)

it('fails on a malformed state of the client router, and finds parts of pages that do not exist', async () => {
  const state = { 'next-router-state-tree': 'x', rsc: '1' }
  const failed = await getPart('/blog?q=anything', state)
  expect(failed.status, changed('what it does with a malformed state')).toBe(500)
  expect(hasMalformedRouterState(state)).toBe(true)
  const part = await get('/blog/nowhere.rsc')
  expect(part.status, changed('the suffix of parts of pages')).toBe(200)
})
