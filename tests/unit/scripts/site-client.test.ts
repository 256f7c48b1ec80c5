import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { calls } from '#src/contract/api/calls.ts'
import { readImportArguments } from '#src/scripts/import/import-arguments.ts'
import { connectSite, siteOrigin } from '#src/scripts/publish/site-client.ts'
import { listen } from '#src/server/process/listen.ts'

type Given = [status: number, headers?: Record<string, string>, body?: string]

/** A client of a site that gives these answers, the last one to every further request. */
async function clientOf(...answers: Given[]) {
  const seen: { method?: string; url?: string; headers: IncomingHttpHeaders }[] = []
  const waits: number[] = []
  const pauses: number[] = []
  const server = createServer((req, res) => {
    const { method = '', url = '', headers } = req
    const [status, extra = {}, body = '[]'] = answers[seen.length] ?? answers.at(-1) ?? [500]
    seen.push({ method, url, headers })
    req.resume()
    res.writeHead(status, extra).end(body)
  })
  const { port } = await listen(server, { port: 0, host: '127.0.0.1' })
  const stop = () => server.close().closeAllConnections()
  onTestFinished(stop)
  const { ask } = connectSite({
    origin: `http://127.0.0.1:${port}`,
    token: 'folio_abc',
    wait: async (ms) => waits.push(ms),
    onPause: (seconds) => pauses.push(seconds),
  })
  return { ask, seen, waits, pauses, stop }
}

it('sends the token, the ETag of an edit, and an idempotency key', async () => {
  const { ask, seen } = await clientOf([200])
  await ask(calls.listPosts, { query: { limit: 1 }, etag: '"a"', key: 'k'.repeat(16) })
  expect(seen).toMatchObject([{ method: 'GET', url: '/api/blog?limit=1' }])
  expect(seen[0]?.headers).toMatchObject({
    authorization: 'Bearer folio_abc',
    'if-match': '"a"',
    'idempotency-key': 'kkkkkkkkkkkkkkkk',
  })
  expect(seen[0]?.headers.cookie).toBeUndefined()
})

it('waits for Retry-After, and announces a long pause', async () => {
  const { ask, waits, pauses } = await clientOf(
    [429, { 'retry-after': '312' }],
    [503, { 'retry-after': '5' }],
    [502],
    [200],
  )
  expect(await ask(calls.listPosts)).toMatchObject({ data: [] })
  expect(waits).toEqual([312_000, 5000, 5000])
  expect(pauses).toEqual([312])
})

it.each<[string, Given, RegExp]>([
  [
    'allows nothing for an hour',
    [429, { 'retry-after': '3600' }],
    /has rate-limited this token\. Run the command again later\. It resumes/,
  ],
  ['stays away', [502], /is not available \(502\)\. Run the command again later/],
  [
    'moved',
    [301, { location: 'https://a.example/' }],
    /redirects to https:\/\/a\.example\/: pass that URL to --to\.$/,
  ],
  [
    'knows no such token',
    [401],
    /does not accept this token: .* Create one at http.*\/cms\/tokens\.$/,
  ],
  [
    'asks for another scope',
    [403, {}, '{"message":"This needs an access token with the scope media."}'],
    /not allowed to do this\. This needs an access token with the scope media\. Create one/,
  ],
  ['is another program', [200, {}, '<p>Hello'], /is not a Folio site/],
])('ends the run when the site %s', async (_, answer, sentence) => {
  const { ask } = await clientOf(answer)
  await expect(ask(calls.listPosts)).rejects.toThrow(sentence)
})

it('ends the run immediately when no server responds', async () => {
  const { ask, waits, stop } = await clientOf([200])
  stop()
  await expect(ask(calls.listPosts)).rejects.toThrow(
    /could not be reached: no server responds at this address\. Run the command again/,
  )
  expect(waits).toEqual([])
})

it.each([
  ['https://a.example', 'https://a.example'],
  ['https://a.example:8443/blog?x', 'https://a.example:8443'],
  ['http://localhost:3000/', 'http://localhost:3000'],
])('publishes to %s', (address, origin) => {
  expect(siteOrigin(address)).toBe(origin)
})

it.each([
  ['http://a.example', /over plain HTTP anyone between you and a\.example could read the token/],
  ['http://localhost.a.example', /could read the token/],
  ['a.example', /must be a URL that starts with https/],
])('refuses to publish to %s', (address, sentence) => {
  expect(() => siteOrigin(address)).toThrow(sentence)
})

it.each([
  [['a', '--token', 'x'], /--token needs --to/],
  [['a', '--replace'], /--replace needs --to/],
  [['--revert', 'x', '--to', 'https://a.example'], /--to cannot be combined with --revert/],
  [['--take-back', 'x', '--to', 'https://a.example'], /--to cannot be combined with --revert/],
])('refuses the arguments %j', (args, sentence) => {
  expect(() => readImportArguments(args)).toThrow(sentence)
})

it('is called by the workflow file as the command wants it', async () => {
  const workflow = JSON.stringify(parse(await readFile('docs/use/publish-posts.yml', 'utf8')))
  const [, args = ''] = /npm run import -- (.*?)"}/.exec(workflow) ?? []
  expect(readImportArguments(args.replaceAll('\\"', '').split(' '))).toMatchObject({
    target: '../content/$POSTS',
    to: '$SITE',
  })
})
