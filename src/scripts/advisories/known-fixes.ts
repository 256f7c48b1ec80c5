import { gte, major, satisfies } from 'semver'
import floors from './floors.json' with { type: 'json' }

const versionIn = (text: string) =>
  `${/\d+\.\d+(\.\d+)?/.exec(text)?.[0] ?? '0.0'}.0`.split('.', 3).join('.')

/** `version` such as `24.21.0`. Returns a sentence when published fixes are missing. */
export function missingNodeFixes(version: string): string | undefined {
  const floor = nodeFloors[String(major(version))]
  if (floor === undefined || gte(version, floor)) return undefined
  return `Node ${version} lacks published security fixes: install Node ${floor} or later, npm start then uses it`
}

const nodeFloors: Record<string, string> = floors.node

/** `server` such as `18.4 (Debian 18.4-1)`. Returns a sentence when published fixes are missing. */
export function missingPostgresFixes(server: string): string | undefined {
  const version = versionIn(server)
  const missing = floors.postgresql.flatMap(({ versions, fixes }) => {
    const fixed = versions.find((each) => major(versionIn(each)) === major(version))
    return fixed === undefined || gte(version, versionIn(fixed)) ? [] : [{ fixed, fixes }]
  })
  const newest = missing.at(-1)
  if (newest === undefined) return undefined
  const parts = missing.map(({ fixed, fixes }) => `${fixes.length} of ${fixed}`)
  return `lacks security fixes (${parts.join(', ')}): use PostgreSQL ${newest.fixed} or later with DATABASE_URL, see docs/run/database.md`
}

export type Installed = { name: string; version: string }

export const belowMinimum = (installed: readonly Installed[], ranges: Record<string, string>) =>
  installed.flatMap(({ name, version }) => {
    const range = ranges[name]
    const isSafe = range === undefined || satisfies(version, range, { includePrerelease: true })
    return isSafe ? [] : [`${name} ${version}, not ${range}`]
  })
