import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

const FILE = path.resolve(import.meta.dirname, '../../../.env')

/**
 * Loads `.env` into the environment; existing variables take precedence. Call it before importing `src/env.ts`.
 * @returns whether the file exists
 */
// oxlint-disable-next-line project/env-in-one-place -- src/env.ts reads the environment after this
export function loadSettings(file = FILE, environment: NodeJS.ProcessEnv = process.env): boolean {
  if (!existsSync(file)) return false
  // Not `process.loadEnvFile`, which takes the byte order mark of Windows editors for a part of the first name.
  const settings = parseEnv(readFileSync(file, 'utf8').replace(/^\ufeff/, ''))
  for (const [name, value] of Object.entries(settings)) environment[name] ??= value
  return true
}
