import { withDatabase } from '#src/scripts/database/open-database.ts'
import { exitCode, startNode } from '#src/scripts/process/run-child.ts'
import { SERVER_ENV, SERVER_FLAGS } from '#src/scripts/start/server-process.ts'
import { settingsWith, startDefaults } from '#src/scripts/start/start-settings.ts'

/** A separate process, which reads its settings at the start. Opens the database. Returns the exit code. */
export async function runWithDatabase(program: string, args: string[]): Promise<number> {
  const site = settingsWith({})
  const defaults = await startDefaults(site)
  return withDatabase(site, (url) => {
    // Warnings of the log would stand in the report.
    const settings = { ...defaults, LOG_LEVEL: 'error', ...SERVER_ENV, DATABASE_URL: url }
    return exitCode(startNode([...SERVER_FLAGS, program, ...args], settings))
  })
}
