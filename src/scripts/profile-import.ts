import { runCommand } from '#src/scripts/process/run-command.ts'
import { loadSettings } from '#src/scripts/process/load-settings.ts'
import { fileArgument } from '#src/scripts/process/usage.ts'

/** `npm run profile:import -- FILE [--draft]`. Exit 0: saved; 1: not saved, and the profile is as it was. */
const DRAFT = '--draft'
const { file, given } = fileArgument('profile:import', [DRAFT])
loadSettings()
await runCommand('Nothing was imported: ', async () => {
  const { importProfileFile } = await import('./profile/import-profile-file.ts')
  await importProfileFile({ file, isDraft: given.has(DRAFT) })
})
