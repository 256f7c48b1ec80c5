import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { readEnv } from '#src/env.ts'
import { announceReadiness } from '#src/scripts/start/announce-readiness.ts'
import { listen } from '#src/server/process/listen.ts'

it('says that the site runs once it is ready, and until then once why it is not', async () => {
  const statuses = [503, 503, 200]
  const asked: (string | undefined)[] = []
  const server = createServer(({ url }, res) => {
    asked.push(url)
    res.writeHead(statuses.shift() ?? 500).end()
  })
  const { port } = await listen(server, { port: 0, host: '127.0.0.1' })
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
