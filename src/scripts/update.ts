import { runWithSettings } from '#src/scripts/process/run-command.ts'
import { exitIfHelpWanted } from '#src/scripts/process/usage.ts'

/** `npm run update [-- TAG]`. Exit 1: the previous release and its data are unchanged. */
exitIfHelpWanted('update')
await runWithSettings('Not updated: ', async () => {
  const { updateSite } = await import('./update/update-site.ts')
  await updateSite(process.argv[2])
})
