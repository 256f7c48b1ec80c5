import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Call } from '#src/contract/call.ts'
import { callSubjects, calls, fileCalls } from '#src/contract/api/calls.ts'
import { internalCalls } from '#src/contract/api/internal-calls.ts'

const EVERY_METHOD = ['DELETE', 'GET', 'OPTIONS', 'PATCH', 'POST', 'PUT']

/**
 * Routes that are not one call of the contract: every call below /api, public documents, Payload's own REST API, and the
 * form of a browser without scripts (trust/cross-site-writes).
 */
const OTHERS: Record<string, string[]> = {
  '/api/{...path}': EVERY_METHOD,
  '/payload/api/{...slug}': EVERY_METHOD,
  '/contact': ['GET', 'POST'],
  ...Object.fromEntries(
    [
      ...['/api/openapi.json', '/resume.json', '/contact.vcf', '/blog/posts.json'],
      ...['/atom.xml', '/rss.xml', '/feed.json'],
      ...['atom.xml', 'rss.xml', 'feed.json'].map((feed) => `/blog/tag/{tag}/${feed}`),
      ...['/sitemap.xml', '/robots.txt', '/llms.txt', '/llms-full.txt'],
      ...['/markdown/blog/{slug}', '/markdown/projects/{slug}', '/.well-known/security.txt'],
      ...['/cards/{file}', '/icons/{file}', '/icon.svg', '/apple-touch-icon.png'],
    ].map((path) => [path, ['GET']]),
  ),
}

const METHOD =
  /^export (?:const|function|async function) (GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/gm
const apiCalls: Call[] = [calls, internalCalls].flatMap((some) => Object.values<Call>(some))

const onDisk = globSync('src/app/**/route.ts').map((file) => {
  const source = readFileSync(file, 'utf8')
  const path = file
    .replace(/^src\/app/, '')
    .replace(/\/route\.ts$/, '')
    .replace(/\/\([^)]+\)/g, '')
    .replace(/\[([^\]]+)\]/g, '{$1}')
  return { path, source, methods: [...source.matchAll(METHOD)].map(([, method = '']) => method) }
})
const filesAt = (path: string): Call[] =>
  Object.values<Call>(fileCalls).filter((call) => call.path === path)

it('a route file without a call of the contract is one of a short list', () => {
  expect(onDisk.length).toBeGreaterThan(20)
  const unknown = onDisk
    .map(({ path }) => path)
    .filter((path) => filesAt(path).length === 0 && !(path in OTHERS))
  expect(unknown).toEqual([])
})

it.each(onDisk)('$path handles exactly the declared methods', (route) => {
  const wanted = OTHERS[route.path] ?? filesAt(route.path).map(({ method }) => method)
  expect(route.methods.toSorted()).toEqual(wanted.toSorted())
})

it('every method of a call goes through the one door that asks who it is', () => {
  const doorsOf = (source = '', door: RegExp) => source.match(door)?.length
  const all = onDisk.find(({ path }) => path === '/api/{...path}')
  expect(doorsOf(all?.source, /= answerCall$/gm)).toBe(EVERY_METHOD.length)
  const files = onDisk.filter(({ path }) => !(path in OTHERS))
  expect(files).toHaveLength(Object.keys(fileCalls).length)
  for (const { source } of files) expect(doorsOf(source, /= route\(fileCalls\./g)).toBe(1)
})

it('every call is below /api, where no route file has its path', () => {
  const paths = new Set(onDisk.map(({ path }) => path))
  const unreachable = apiCalls.filter(({ path }) => !path.startsWith('/api/') || paths.has(path))
  expect(unreachable).toEqual([])
})

it('every call of a subject is documented, and none has the name of another', () => {
  const names = Object.values(callSubjects).flatMap((subject) => Object.keys(subject))
  expect(Object.keys(calls)).toEqual(names)
})

it('no page uses a server action, which would bypass route()', () => {
  const files = globSync('src/{app,site,cms,services,http}/**/*.{ts,tsx}')
  const actions = files.filter(
    (file) =>
      !file.startsWith('src/app/(payload)/') &&
      /['"]use server['"]/.test(readFileSync(file, 'utf8')),
  )
  expect(actions).toEqual([])
})
