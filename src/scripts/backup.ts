import { runWithSettings } from '#src/scripts/process/run-command.ts'
import { fileArgument } from '#src/scripts/process/usage.ts'

/** `npm run backup -- FILE | --scheduled`. Exit 0: made; 2: made, but files were missing or altered; 1: not made. */
const isScheduled = process.argv.slice(2).join(' ') === '--scheduled'
const file = isScheduled ? undefined : fileArgument('backup').file
await runWithSettings('Backup failed: ', async () => {
  const { backupOnSchedule, backupSite } = await import('./archive/backup-site.ts')
  return file === undefined ? backupOnSchedule() : backupSite(file)
})
