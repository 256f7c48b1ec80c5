import { loadSettings } from '#src/scripts/process/load-settings.ts'

/** `npm start` on Node 24: everything from the settings to a running server. */
loadSettings()
try {
  const { start } = await import('#src/scripts/start/start-steps.ts')
  process.exit(await start({ isDevelopment: process.argv.includes('--dev') }))
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
