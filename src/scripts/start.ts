import { runWithSettings } from '#src/scripts/process/run-command.ts'
import { parseArgs } from 'node:util'

/** `npm start` on Node 24: everything from the settings to a running server. */
await runWithSettings('\n', async () => {
  const { start } = await import('#src/scripts/start/start-steps.ts')
  const { values } = parseArgs({
    options: { dev: { type: 'boolean', default: false }, installed: { type: 'string' } },
  })
  const took = values.installed === undefined ? [] : [`install ${values.installed} s`]
  return start({ isDevelopment: values.dev, took })
})
