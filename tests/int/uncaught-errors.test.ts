import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#tests/support/test-server.ts'

let child: ChildProcess
let port: number
let output = ''

beforeAll(async () => {
  child = fork('tests/support/throwing-server.ts', { silent: true })
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  ;[port] = (await once(child, 'message')) as [number]
})
afterAll(() => child.kill())

describe('uncaught errors', () => {
  it.each([
    ['a handler', '/throws', 500],
    ['a timer', '/timer', 200],
    ['a promise', '/promise', 200],
    ['a stream', '/stream', 200],
  ])(
    'fails only the request and logs the error for uncaught errors in %s',
    async (where, path, status) => {
      expect((await ask(port, path, {})).status).toBe(status)
      await expect.poll(() => output).toContain(`planted in ${where}`)
      expect((await ask(port, '/', {})).status).toBe(200)
      expect(child.exitCode).toBeNull()
    },
  )
})
