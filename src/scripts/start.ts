import { existsSync } from 'node:fs'
import path from 'node:path'

/** `npm start` on Node 24: everything from the settings to a running server. */
const root = path.resolve(import.meta.dirname, '../..')
const file = path.join(root, '.env')
// Before anything reads the environment, which wins over the file.
if (existsSync(file)) process.loadEnvFile(file)
try {
  const { start } = await import('./start-steps.ts')
  process.exit(await start({ isDevelopment: process.argv.includes('--dev') }))
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
