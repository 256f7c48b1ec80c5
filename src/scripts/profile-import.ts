import { loadSettings } from '#src/scripts/process/load-settings.ts'

/** `npm run profile:import -- FILE [--draft]`. Exit 0: saved; 1: not saved, and the profile is as it was. */
const DRAFT = '--draft'
const args = process.argv.slice(2)
const [file] = args.filter((arg) => arg !== DRAFT)
if (file === undefined) {
  console.error('Usage: npm run profile:import -- resume.json [--draft]')
  process.exit(1)
}
loadSettings()
try {
  const { importProfileFile } = await import('./profile/import-profile-file.ts')
  await importProfileFile({ file, isDraft: args.includes(DRAFT) })
  process.exit(0)
} catch (error) {
  console.error(`Nothing was imported: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
