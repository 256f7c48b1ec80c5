import { existsSync } from 'node:fs'
import path from 'node:path'

const FILE = path.resolve(import.meta.dirname, '../../../.env')

/**
 * Reads `.env` into the environment, which wins over it. Call it before anything imports `src/env.ts`.
 * @returns whether there is such a file
 */
export function loadSettings(): boolean {
  if (!existsSync(FILE)) return false
  process.loadEnvFile(FILE)
  return true
}
