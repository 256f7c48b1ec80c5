import { loadSettings } from './load-settings.ts'

/** `npm run check:storage`. Exit 0: every row has its file, and the rules hold; 1: each breach is named. */
loadSettings()
try {
  const { checkSite } = await import('./check-site.ts')
  process.exit(await checkSite())
} catch (error) {
  console.error(`Not checked: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
