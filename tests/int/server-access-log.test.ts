import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { INTERNAL_KEY_HEADER } from '#src/lib/http/server-signals.ts'
import { LOG_FORM } from '#src/lib/log-form.ts'
import { startTestServer } from '#tests/support/test-server.ts'
import { WAIT_MS } from '#tests/support/wait.ts'

it("logs a visitor's request as information and the server's own for debugging", async () => {
  const lines: { level: number; path: string }[] = []
  const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number])
  const logger = pino({ ...LOG_FORM, level: 'debug' }, { write })
  const server = await startTestServer({ logger })
  onTestFinished(() => server.stop())
  const key = 'internal-key-of-this-test'
  await server.get('/blog/-', { headers: { [INTERNAL_KEY_HEADER]: key } })
  await server.get('/blog/other', { headers: { [INTERNAL_KEY_HEADER]: 'another key' } })
  await server.get('/blog')
  await expect.poll(() => lines.length, { timeout: WAIT_MS }).toBe(3)
  expect(lines).toEqual([
    expect.objectContaining({ level: 20, path: '/blog/-' }),
    expect.objectContaining({ level: 30, path: '/blog/other' }),
    expect.objectContaining({ level: 30, path: '/blog' }),
  ])
})
