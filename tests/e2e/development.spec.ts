import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { useDedicatedProduct } from '#tests/support/use-product.ts'

const RUN_BY_NEXT = ['src', 'collections', 'public', 'payload.config.ts', 'package.json']
const CONFIGURATION = ['next.config.mjs', 'postcss.config.mjs', 'tsconfig.json']

/**
 * A copy of the sources that a test may change. It lies inside this folder, where modules find the packages, and in a
 * directory that Git and the checks ignore.
 */
mkdirSync('.data', { recursive: true })
const folder = mkdtempSync(path.resolve('.data/copy-'))
const listed = execFileSync('git', ['ls-files', '-z', ...RUN_BY_NEXT, ...CONFIGURATION])
const files = listed.toString().split('\0').filter(Boolean)
for (const file of files) cpSync(file, path.join(folder, file))
// Before the product's own hook, because the hooks run in reverse: the server writes to the folder until it stops.
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Replaces a text of a file until the test ends. */
function edit(name: string, from: string, to: string) {
  const file = path.join(folder, name)
  const before = readFileSync(file, 'utf8')
  expect(before).toContain(from)
  onTestFinished(() => writeFileSync(file, before))
  writeFileSync(file, before.replace(from, to))
}

const product = useDedicatedProduct({
  release: folder,
  env: { NODE_ENV: 'development' },
  failures: [500],
  hasAutomaticSaves: true,
})

/** The first request of a page waits for its compilation. */
const COMPILED = { timeout: 120_000 }
const QUIET_MS = 1500
const long = { tags: 'long' }

const background = () =>
  product.page().evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bg'))
const shows = (text: string) => product.page().getByText(text).first().waitFor(COMPILED)

/** Returns the time of the last frame of the page's WebSockets; in the future without one. */
function lastWebSocketFrame(page: Page) {
  let last = Infinity
  const note = () => void (last = Date.now())
  page.on('websocket', (socket) => socket.on('framesent', note).on('framereceived', note))
  return () => last
}

/** Opens a page, and marks its document: a reload would lose the mark. */
async function open(path: string) {
  const last = lastWebSocketFrame(product.page())
  await product.page().goto(path, COMPILED)
  // The browser asks for updates of each of its files: an edit before that is not one.
  await expect.poll(() => Date.now() - last(), COMPILED).toBeGreaterThan(QUIET_MS)
  await product.page().evaluate(() => Object.assign(globalThis, { isOpen: true }))
}
const isOpen = () => product.page().evaluate(() => 'isOpen' in globalThis)

beforeAll(() => fetch(`${product.url}/`))

it('shows an edited color of a theme on the open page', async () => {
  await open('/')
  edit('src/lib/color/themes.ts', "bg: '#fbfaf7'", "bg: '#123456'")
  await expect.poll(background, COMPILED).toBe('#123456')
  expect(await isOpen()).toBe(true)
})

it('shows an edited page and an edited service on the open page', long, async () => {
  await open('/')
  edit('src/site/home/about-section.tsx', 'name="phone"', 'name="edited phone"')
  await shows('edited phone')
  const service = 'src/services/profile/profile-service.ts'
  const owner = '{ ...defaultProfile.personal, location: "The edited harbor" }'
  edit(service, ': defaultProfile\n', `: { ...defaultProfile, personal: ${owner} }\n`)
  await shows('The edited harbor')
  expect(await isOpen()).toBe(true)
})

it('shows an edited screen of the management area', long, async () => {
  await product.signIn()
  await open('/cms/blog')
  edit('src/cms/posts/list/posts-screen.tsx', 'Blog Management', 'Edited Management')
  await shows('Edited Management')
  expect(await isOpen()).toBe(true)
})

it('shows an edited collection in the built-in admin', long, async () => {
  await product.signIn()
  await open('/payload/collections/posts')
  edit('collections/documents/posts.ts', "plural: 'Posts'", "plural: 'Edited posts'")
  await shows('Edited posts')
})

it('reads an edited contract', long, async () => {
  const call = async () => {
    const headers = { 'content-type': 'application/json', origin: product.url }
    const request = { method: 'POST', headers, body: '{}' }
    return (await fetch(`${product.url}/api/contact`, request)).text()
  }
  edit(
    'src/contract/messages/message-schemas.ts',
    "singleLineText('Name'",
    "singleLineText('Edited name'",
  )
  await expect.poll(call, COMPILED).toContain('Edited name')
})

it('shows a syntax error and its place, also after a reload', long, async () => {
  product.allowError('')
  await open('/')
  edit('src/site/home/about-section.tsx', 'export function', 'export fnction')
  const place = product.page().getByText('about-section.tsx').first()
  await place.waitFor(COMPILED)
  expect((await product.page().reload(COMPILED))?.status()).toBe(500)
  await place.waitFor(COMPILED)
})
