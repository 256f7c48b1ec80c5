import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, it, vi } from 'vitest'
import { createCachedResponse } from '#src/server/cache/response-cache.ts'
import { resetModulesAfterwards } from '#tests/support/reset-modules.ts'
import { folderOfFile } from '#tests/support/temporary-folder.ts'

// Decision 156: settings chosen by the memory of the machine or of its container.

const MB = 1024 ** 2
const NEXT_CONFIG = '__NEXT_PRIVATE_STANDALONE_CONFIG'
const folder = folderOfFile()
beforeAll(async () => {
  await mkdir(path.join(folder, '.next'))
  const built = JSON.stringify({ config: { cacheMaxMemorySize: 50 * MB } })
  await writeFile(path.join(folder, '.next/required-server-files.json'), built)
})
resetModulesAfterwards()

it.each([
  { limit: 512, connections: 4, responses: 16, pages: 16 },
  { limit: 2048, connections: 10, responses: 48, pages: 50 },
])('a container of $limit MB has its sizes', async ({ limit, connections, responses, pages }) => {
  vi.spyOn(process, 'constrainedMemory').mockReturnValue(limit * MB)
  vi.stubEnv('DATABASE_POOL', undefined)
  vi.stubEnv(NEXT_CONFIG, '')
  vi.resetModules()
  const { env, childEnv } = await import('#src/env.ts')
  expect(env.DATABASE_POOL).toBe(connections)

  const { createResponseCache } = await import('#src/server/cache/response-cache.ts')
  const cache = createResponseCache()
  // With its encodings each takes a little less than 1 MB.
  const body = Buffer.alloc(0.62 * MB)
  const response = createCachedResponse({ status: 200, headers: {}, body })
  const keys = Array.from({ length: 64 }, (_, number) => String(number))
  for (const key of keys) cache.set(key, { response, generation: undefined })
  expect(keys.filter((key) => cache.get(key))).toHaveLength(responses)

  const { useBuiltConfig } = await import('#src/server/upstream/next-app.ts')
  useBuiltConfig(folder)
  expect(childEnv()[NEXT_CONFIG]).toBe(JSON.stringify({ cacheMaxMemorySize: pages * MB }))
})

it('the server keeps small buffers in pools of 8 KB', async () => {
  const tell = 'data:text/javascript,process.on("exit",()=>console.log(Buffer.poolSize))'
  const serve = ['--import', tell, 'src/scripts/serve.ts', '--unknown']
  const ended = promisify(execFile)(process.execPath, serve)
  await expect(ended).rejects.toMatchObject({ code: 1, stdout: '8192\n' })
})
