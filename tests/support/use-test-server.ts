import { afterAll, beforeAll } from 'vitest'
import { startTestServer } from './test-server.ts'

type Started = Awaited<ReturnType<typeof startTestServer>>

/** For a test file or a `describe`: one test server, started before its tests. */
export function useTestServer(options?: Parameters<typeof startTestServer>[0]) {
  let started: Started
  beforeAll(async () => {
    started = await startTestServer(options)
  })
  afterAll(() => started.stop())
  return {
    get port() {
      return started.port
    },
    get: (...asked: Parameters<Started['get']>) => started.get(...asked),
    raw: (bytes: string) => started.raw(bytes),
  }
}
