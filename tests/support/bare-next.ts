import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { afterAll, beforeAll, vi } from 'vitest'
import { childEnv } from '#src/env.ts'
import { freePort } from '#src/scripts/database/postgres-cluster.ts'
import { endProcess } from './end-process.ts'
import { ask } from './test-server.ts'
import type { UsedServer } from './use-server.ts'
import { WAIT_MS } from './wait.ts'

/** The built application on its own port, without the server in front. */
export function useBareNext(server: UsedServer) {
  let port = 0
  let child: ChildProcess
  beforeAll(async () => {
    port = await freePort()
    const args = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)]
    child = spawn(process.execPath, args, { env: childEnv(server.product().env), stdio: 'ignore' })
    const isReady = () =>
      ask(port, '/robots.txt', {}).then(
        () => true,
        () => false,
      )
    await vi.waitUntil(isReady, { timeout: 4 * WAIT_MS })
  })
  afterAll(() => endProcess(child))
  return {
    get: (path: string, headers: Record<string, string> = {}) => ask(port, path, { headers }),
  }
}
