import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createWorkerQueue } from '#src/services/highlight/worker-queue.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'folio-worker-'))
afterAll(() => rm(folder, { recursive: true }))

const file = path.join(folder, 'worker.mjs')
await writeFile(
  file,
  `import { parentPort } from 'node:worker_threads'
parentPort.on('message', (question) => {
  while (question === 'endless');
  const kept = []
  while (question === 'large') kept.push(new Array(1e5).fill(question))
  parentPort.postMessage(question + '!')
})`,
)

it.each(['endless', 'large'])(
  'a question that is %s has no answer; the next ones have',
  async (odd) => {
    const ask = createWorkerQueue<string, string>({ file, deadlineMs: 1500, megabytes: 40 })
    expect(await Promise.all([ask('a'), ask(odd), ask('b')])).toEqual(['a!', undefined, 'b!'])
  },
)
