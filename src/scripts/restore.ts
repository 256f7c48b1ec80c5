import { loadSettings } from '#src/scripts/process/load-settings.ts'

/** `npm run restore -- FILE [--no-safety-copy]`. Exit 0: restored; 1: refused, and the data is as it was. */
const NO_COPY = '--no-safety-copy'
const args = process.argv.slice(2)
const [file] = args.filter((arg) => arg !== NO_COPY)
if (file === undefined) {
  console.error('Usage: npm run restore -- folio-backup.tar.gz')
  process.exit(1)
}
loadSettings()
try {
  const { restoreSite } = await import('./archive/restore-site.ts')
  await restoreSite({ file, withSafetyCopy: !args.includes(NO_COPY) })
  process.exit(0)
} catch (error) {
  console.error(`Nothing was restored: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
