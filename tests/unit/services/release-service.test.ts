import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import product from '#package' with { type: 'json' }
import { releaseProblem, releaseStateSchema } from '#src/contract/release/release-calls.ts'
import { env } from '#src/env.ts'
import { getReleaseState } from '#src/services/release/release-service.ts'
import { folderOfTest } from '#tests/support/temporary-folder.ts'

const run = promisify(execFile)

let asked: string[]
let answer: { status: number; type: string; body: string }
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.writeHead(answer.status, { 'Content-Type': answer.type }).end(answer.body)
})

async function advertisement(tags: string[]) {
  const folder = folderOfTest()
  const git = async (...args: string[]) =>
    (await run('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args]))
      .stdout
  await git('init', '--quiet')
  await git('commit', '--quiet', '--allow-empty', '-m', 'one')
  for (const tag of tags) await git('tag', '-a', '-m', tag, tag)
  const list = await git('upload-pack', '--advertise-refs', '--stateless-rpc', folder)
  return {
    status: 200,
    type: 'application/x-git-upload-pack-advertisement',
    body: `001e# service=git-upload-pack\n0000${list}`,
  }
}

let days = 0
beforeEach(async () => {
  asked = []
  // The answer of the last test is known for a day.
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + (days += 1) * 24 * 60 * 60 * 1000)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  vi.useRealTimers()
  delete env.UPDATES_URL
  await new Promise((resolve) => server.close(resolve))
})

const repository = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/you/folio.git`

async function getState(updatesUrl: string | undefined) {
  env.UPDATES_URL = updatesUrl
  return releaseStateSchema.parse(await getReleaseState())
}

it('sends no request without UPDATES_URL', async () => {
  answer = await advertisement(['v9.0.0'])
  expect(await getState(undefined)).toMatchObject({ version: product.version, newerVersion: null })
  expect(asked).toEqual([])
})

it('names the newest tag of the repository, and asks once for several reads', async () => {
  answer = await advertisement(['v0.0.9', 'v99.10.0', 'v99.2.0', 'v100.0.0-rc.1', 'nightly'])
  expect(await getState(repository())).toMatchObject({ newerVersion: 'v99.10.0' })
  expect(await getState(repository())).toMatchObject({ newerVersion: 'v99.10.0' })
  expect(asked).toEqual(['/you/folio.git/info/refs?service=git-upload-pack'])
})

it.each([
  ['is not newer', () => advertisement([`v${product.version}`, 'v0.0.9'])],
  ['has no tag', () => advertisement([])],
  ['is a web page', async () => ({ status: 200, type: 'text/html', body: ' refs/tags/v9.0.0\n' })],
  ['is missing', async () => ({ status: 404, type: 'text/plain', body: '' })],
])('names none when the repository %s', async (_name, given) => {
  answer = await given()
  expect(await getState(repository())).toMatchObject({ newerVersion: null })
})

const now = Date.parse('2026-11-26T12:00:00Z')
it.each([
  ['2026-11-26T11:00:00Z', null, undefined],
  ['2026-09-27T12:00:00Z', null, undefined],
  ['2026-09-26T12:00:00Z', null, 'This build is 61 days old and may lack security fixes.'],
  ['2026-09-26T12:00:00Z', 'v1.4.0', 'Folio v1.4.0 is available, this is 1.0.0.'],
  [null, null, undefined],
])('a build of %s, with newer version %s: %s', (builtAt, newerVersion, problem) => {
  expect(releaseProblem({ version: '1.0.0', builtAt, newerVersion }, now)).toBe(problem)
})
