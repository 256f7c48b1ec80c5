import { runCommand } from '#src/scripts/process/run-command.ts'
import { scriptActor } from '#src/scripts/import/script-actor.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import { importProfile } from '#src/services/import/import-resume-profile.ts'
import { readJsonFile } from './read-json-file.ts'

// Started by profile-import.ts with the settings of the site and the address of its database.
const [path = '', ...options] = process.argv.slice(2)

await runCommand('', async () => {
  const body = await readJsonFile(path)
  const isDraft = options.includes('--draft')
  const { skipped, missing, projects } = await importProfile({ actor: scriptActor, body, isDraft })
  console.log(`The profile was ${isDraft ? 'saved as a draft' : 'published'}.`)
  if (projects.length > 0) console.log(`New drafts of projects: ${projects.join(', ')}`)
  if (skipped.length > 0) console.log(`Not imported (no matching profile field):`)
  for (const field of skipped) console.log(`  ${field}`)
  if (missing.length > 0) console.log(`To fill in at /cms/profile: ${missing.join(', ')}`)
  await (await payloadClient()).destroy()
})
