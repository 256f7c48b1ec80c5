import { runWithSettings } from '#src/scripts/process/run-command.ts'
import { wantsHelp, exitWithUsage } from '#src/scripts/process/usage.ts'

/** `npm run update [-- TAG]`. Exit 1: the previous release and its data are unchanged. */
const args = process.argv.slice(2)
if (wantsHelp(args)) exitWithUsage('update')
await runWithSettings('Not updated: ', async () => {
  const { updateSite } = await import('./update/update-site.ts')
  await updateSite(args[0])
})
