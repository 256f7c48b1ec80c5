import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { readEnv } from '#src/env.ts'
import { announceReadiness } from '#src/scripts/start/announce-readiness.ts'

it('says that the site runs once it is ready, and until then once why it is not', async () => {
  const statuses = [503, 503, 200]
  const asked: (string | undefined)[] = []
  const server = createServer(({ url }, res) => {
    asked.push(url)
    res.writeHead(statuses.shift() ?? 500).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const siteUrl = `http://localhost:${port}`
  const database = 'postgres://folio@127.0.0.1:1/folio'
  const env = readEnv({ PORT: String(port), DATABASE_URL: database })
  const said: string[] = []
  const say = (line: string) => said.push(line)
  await announceReadiness({ env, siteUrl }, () => say('running'), say)
  expect(asked).toEqual(Array.from({ length: 3 }, () => '/api/ready'))
  expect(said).toEqual([
    expect.stringMatching(
      /^Folio is not ready: The database at 127\.0\.0\.1:1\/folio cannot be used: .*REFUSED/,
    ),
    'running',
  ])
  await once(server.close(), 'close')
})
