import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Call } from '#src/contract/call.ts'
import { callSubjects, calls, fileCalls } from '#src/contract/api/calls.ts'
import { internalCalls } from '#src/contract/api/internal-calls.ts'

/**
 * Routes that are not calls of the contract: public documents, Payload's own REST API, and the form of a browser
 * without scripts (trust/c-foreign-writes).
 */
const OTHERS: Record<string, string[]> = {
  '/payload/api/{...slug}': ['DELETE', 'GET', 'OPTIONS', 'PATCH', 'POST', 'PUT'],
  '/api/openapi.json': ['GET'],
  '/contact': ['GET', 'POST'],
  '/resume.json': ['GET'],
  '/contact.vcf': ['GET'],
  '/blog/posts.json': ['GET'],
  '/atom.xml': ['GET'],
  '/rss.xml': ['GET'],
  '/feed.json': ['GET'],
  '/blog/tag/{tag}/atom.xml': ['GET'],
  '/blog/tag/{tag}/rss.xml': ['GET'],
  '/blog/tag/{tag}/feed.json': ['GET'],
  '/sitemap.xml': ['GET'],
  '/robots.txt': ['GET'],
  '/llms.txt': ['GET'],
  '/llms-full.txt': ['GET'],
  '/markdown/blog/{slug}': ['GET'],
  '/markdown/projects/{slug}': ['GET'],
  '/.well-known/security.txt': ['GET'],
  '/cards/{file}': ['GET'],
  '/icons/{file}': ['GET'],
  '/icon.svg': ['GET'],
  '/apple-touch-icon.png': ['GET'],
}

const METHOD =
  /^export (?:const|function|async function) (GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/gm
const declared: Call[] = [calls, fileCalls, internalCalls].flatMap((some) =>
  Object.values<Call>(some),
)

const onDisk = globSync('src/app/**/route.ts').map((file) => {
  const source = readFileSync(file, 'utf8')
  const path = file
    .replace(/^src\/app/, '')
    .replace(/\/route\.ts$/, '')
    .replace(/\/\([^)]+\)/g, '')
    .replace(/\[([^\]]+)\]/g, '{$1}')
  return { path, source, methods: [...source.matchAll(METHOD)].map(([, method = '']) => method) }
})
const declaredFor = (path: string) =>
  declared.filter((call) => call.path === path).map(({ method }) => method)

describe('A: routes and declared calls', () => {
  it('a route file without a call of the contract is one of a short list', () => {
    expect(onDisk.length).toBeGreaterThan(40)
    const unknown = onDisk
      .map(({ path }) => path)
      .filter((path) => declaredFor(path).length === 0 && !(path in OTHERS))
    expect(unknown).toEqual([])
  })

  it.each(onDisk)('$path handles exactly the declared methods', (route) => {
    const wanted = OTHERS[route.path] ?? declaredFor(route.path)
    expect(route.methods.toSorted()).toEqual(wanted.toSorted())
  })

  it('every method of a call goes through the one door that asks who it is', () => {
    for (const { path, source, methods } of onDisk.filter(({ path }) => !(path in OTHERS)))
      expect({
        path,
        doors: source.match(/= route\(\s*(?:calls|fileCalls|internalCalls)\./g)?.length,
      }).toEqual({
        path,
        doors: methods.length,
      })
  })

  it('every declared call has its route file', () => {
    const paths = new Set(onDisk.map(({ path }) => path))
    expect(declared.filter((call) => !paths.has(call.path))).toEqual([])
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
})
