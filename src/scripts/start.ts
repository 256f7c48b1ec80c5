import { parseArgs } from 'node:util'
import { loadSettings } from '#src/scripts/process/load-settings.ts'

/** `npm start` on Node 24: everything from the settings to a running server. */
loadSettings()
try {
  const { start } = await import('#src/scripts/start/start-steps.ts')
  const { values } = parseArgs({
    options: { dev: { type: 'boolean', default: false }, installed: { type: 'string' } },
  })
  const took = values.installed === undefined ? [] : [`install ${values.installed} s`]
  process.exit(await start({ isDevelopment: values.dev, took }))
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
