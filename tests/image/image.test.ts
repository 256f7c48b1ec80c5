import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { childEnv } from '#src/env.ts'
import { freePort } from '#src/scripts/database/postgres-cluster.ts'
import { buildah, createContainer } from '#tests/support/container.ts'
import type { Container } from '#tests/support/container.ts'

/** Names of the image to test and of its base; without the first, it is built. */
const { FOLIO_IMAGE: given, BASE_IMAGE = 'docker.io/library/node:24-bookworm-slim' } = childEnv()
const MB = 1e6
/** Long enough for a busy machine. */
const START_MS = 180_000
const START = ['node', 'src/scripts/start.ts']

let image: string
let container: Container
let port: number
let firstStart: number
const page = (address: string) => fetch(`http://localhost:${port}${address}`)
const isRunning = (output: string) => output.includes('Folio is running.')

beforeAll(async () => {
  await buildah('--version').catch((cause: unknown) => {
    throw new Error('Install buildah to test the image: apt-get install buildah', { cause })
  })
  image = given ?? 'folio'
  if (given === undefined)
    await buildah(
      ...['bud', '--network', 'host', '--layers=false', '--format', 'docker', '--tag', image, '.'],
    )
  port = await freePort()
  container = await createContainer(image)
}, 1_800_000)
afterAll(async () => {
  await container.remove()
})

/** Sizes of its layers, uncompressed where they were made here. */
const layersOf = async (name: string) =>
  (
    JSON.parse(await buildah('inspect', '--type', 'image', '--format', '{{.Manifest}}', name)) as {
      layers: { size: number }[]
    }
  ).layers

const start = (settings: Record<string, string> = {}) =>
  container.run(START, { PORT: String(port), SEED: 'true', ...settings }, 512 * 1024 * 1024)

it('is at most 450 MB larger than its base', async () => {
  const own = (await layersOf(image)).slice((await layersOf(BASE_IMAGE)).length)
  expect(own).not.toEqual([])
  expect(own.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(450 * MB)
})

it('contains nothing that only develops or builds', async () => {
  const packages = await readdir(path.join(container.root, 'app/node_modules'))
  expect(packages).toContain('next')
  for (const name of ['node', 'monaco-editor', 'typescript', 'vitest', 'esbuild', 'drizzle-kit'])
    expect(packages).not.toContain(name)
  expect(await readdir(path.join(container.root, 'app/src/scripts'))).not.toContain('mock-google')
})

it('starts with a database of its own, serves within 512 MB, and stops at SIGTERM', async () => {
  firstStart = Date.now()
  const run = await start()
  await expect.poll(run.output, { timeout: START_MS }).toContain('Folio is running.')
  expect(run.output()).toContain('set SITE_URL')
  expect(run.output()).toContain('set GOOGLE_CLIENT_ID')
  const list = await container.run(['ls', '/data'])
  expect(await list.ended).toBe(0)
  expect(list.output().split('\n')).toContain('tmp')
  for (const address of ['/', '/blog', '/resume', '/api/health', '/api/ready', '/rss.xml', '/cms'])
    expect((await page(address)).status, address).toBe(200)
  // Parts loaded on demand: fonts and shapes of a preview image, the highlighter, the typesetter.
  const feed = await (await page('/rss.xml')).text()
  const [, slug = ''] = /<link>[^<]*\/blog\/([^<]+)<\/link>/.exec(feed) ?? []
  const html = await (await page(`/blog/${slug}`)).text()
  const [, card = ''] = /property="og:image" content="[^"]*(\/cards\/[^"]+)"/.exec(html) ?? []
  expect((await page(card)).headers.get('content-type')).toBe('image/png')
  expect((await run.memory()).kills).toBe('0')
  expect(await run.stop()).toBe(0)
})

it('has written to its volume only', async () => {
  const since = new Date(firstStart).toISOString()
  const { stdout: changed } = await promisify(execFile)(
    'find',
    [...['app', 'home', 'root', 'usr', 'var', 'etc', 'opt'], '-type', 'f', '-newerct', since],
    { cwd: container.root },
  )
  expect(changed).toBe('')
})

it('starts again with the existing data, after its migrations', async () => {
  const run = await start()
  await expect.poll(() => isRunning(run.output()), { timeout: START_MS }).toBe(true)
  expect(run.output()).toContain('up to date')
  expect(await (await page('/api/blog')).json()).not.toEqual([])
  expect(await run.stop()).toBe(0)
})

it('its health check asks the server', async () => {
  const [, written = ''] =
    /^HEALTHCHECK[^[]*(\[.*\])$/m.exec(await readFile('Dockerfile', 'utf8')) ?? []
  const command = JSON.parse(written) as string[]
  const down = await container.run(command, { PORT: String(port) })
  expect(await down.ended).toBe(1)
  const run = await start()
  await expect.poll(() => isRunning(run.output()), { timeout: START_MS }).toBe(true)
  const up = await container.run(command, { PORT: String(port) })
  expect(await up.ended).toBe(0)
  expect(await run.stop()).toBe(0)
})
