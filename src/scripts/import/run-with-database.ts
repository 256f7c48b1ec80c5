import { openDatabase } from '#src/scripts/database/open-database.ts'
import { exitCode, startNode } from '#src/scripts/process/run-child.ts'
import { SERVER_ENV, SERVER_FLAGS } from '#src/scripts/start/server-process.ts'
import { settingsWith, startDefaults } from '#src/scripts/start/start-settings.ts'

/**
 * Runs a program in a process of its own, which reads the settings when it starts: with the database open, and the
 * defaults that a site on this machine has. @returns its exit code
 */
export async function runWithDatabase(program: string, args: string[]): Promise<number> {
  const site = settingsWith({})
  const defaults = await startDefaults(site)
  const database = await openDatabase(site)
  try {
    // Warnings of the log would stand in the report.
    const settings = { LOG_LEVEL: 'error', ...SERVER_ENV, DATABASE_URL: database.url }
    return await exitCode(
      startNode([...SERVER_FLAGS, program, ...args], { ...defaults, ...settings }),
    )
  } finally {
    await database.close()
  }
}
