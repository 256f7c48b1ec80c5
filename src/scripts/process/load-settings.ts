import { existsSync } from 'node:fs'
import path from 'node:path'

const FILE = path.resolve(import.meta.dirname, '../../../.env')

/**
 * Loads `.env` into the environment; existing variables take precedence. Call it before importing `src/env.ts`.
 * @returns whether the file exists
 */
export function loadSettings(): boolean {
  if (!existsSync(FILE)) return false
  process.loadEnvFile(FILE)
  return true
}
