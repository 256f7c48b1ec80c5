import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { createWorkerQueue } from '#src/services/platform/worker-queue.ts'
import { folderOfFile } from '#tests/support/temporary-folder.ts'

const folder = folderOfFile()

const file = path.join(folder, 'worker.mjs')
const messages = path.resolve('src/services/platform/worker-messages.ts')
await writeFile(
  file,
  `import { setTimeout as pause } from 'node:timers/promises'
import { handleMessages } from ${JSON.stringify(messages)}
const SLOW_START_MS = 300
await pause(SLOW_START_MS)
handleMessages((question) => {
  while (question === 'endless');
  const kept = []
  while (question === 'large' && kept.length < 400) kept.push(new Array(1e5).fill(question))
  if (question === 'wrong') throw new RangeError('too deep')
  if (question === 'secret') return Object.keys(process.env).filter((name) => /SECRET|DATABASE/.test(name)).join()
  if (question === 'exit') process.exit(0)
  return question + '!'
})`,
)
const queue = (deadlineMs = 1500) =>
  createWorkerQueue<string, string>({ file, deadlineMs, megabytes: 40 })

it.each([
  ['endless', { name: 'WorkerStopped', reason: 'slow' }, 1500],
  ['large', { name: 'WorkerStopped', reason: 'memory' }, 60_000],
  ['exit', { name: 'WorkerStopped', reason: 'failed' }, 60_000],
  ['wrong', { name: 'RangeError', message: 'too deep' }, 60_000],
])('rejects a question that is %s, and answers the next one', async (odd, error, deadlineMs) => {
  const ask = queue(deadlineMs)
  const asked = [ask('a'), ask(odd), ask('b')]
  const [first, second, third] = await Promise.allSettled(asked)
  expect(first).toEqual({ status: 'fulfilled', value: 'a!' })
  expect(second).toMatchObject({ status: 'rejected', reason: error })
  expect(third).toEqual({ status: 'fulfilled', value: 'b!' })
})

it('does not count the start of the thread as time of a question', async () => {
  expect(await queue(200)('a')).toBe('a!')
})

it('refuses further questions when the budget that they share is used up', async () => {
  const ask = queue()
  const budget = { leftMs: 300 }
  const asked = [ask('a', budget), ask('endless', budget), ask('b', budget), ask('c')]
  const results = await Promise.allSettled(asked)
  expect(results.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'rejected', 'rejected', 'fulfilled'],
  ])
})

it('gives the thread no settings of the server', async () => {
  vi.stubEnv('PAYLOAD_SECRET', 'x')
  expect(await queue()('secret')).toBe('')
})
