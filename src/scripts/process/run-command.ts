import { errorMessage } from '#src/lib/error-message.ts'
import { loadSettings } from './load-settings.ts'

/** Runs `work` and ends the process: with its exit code, or with 1 after printing `failure` and the error. */
export async function runCommand(
  failure: string,
  work: () => Promise<number | void>,
): Promise<never> {
  try {
    process.exit((await work()) ?? 0)
  } catch (error) {
    console.error(`${failure}${errorMessage(error)}`)
    process.exit(1)
  }
}

/** Loads `.env` before `work`, which has to import everything that reads settings. */
export function runWithSettings(
  failure: string,
  work: () => Promise<number | void>,
): Promise<never> {
  loadSettings()
  return runCommand(failure, work)
}
