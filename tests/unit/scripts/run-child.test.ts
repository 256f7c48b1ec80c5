import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

/** Runs a step that never ends. */
const PROGRAM = `
  const { forwardSignals, runNode } = await import('#src/scripts/process/run-child.ts')
  forwardSignals(() => {})
  const step = 'console.log("begun"); setInterval(() => {}, 1000)'
  await runNode(['-e', step], {}, 'The step failed').catch(({ message }) => console.error(message))
`

it('a step that a signal ends was stopped, and has not failed', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM])
  const said = text(child.stderr)
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  expect(await said).toBe('Stopped.\n')
})
