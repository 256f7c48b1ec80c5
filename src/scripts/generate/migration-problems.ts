import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.resolve(import.meta.dirname, '../../../collections/migrations')
/** Newest migration before the first release; older ones need no compatibility. */
const BASELINE = '20261124_173500_similar_slugs'

/** Actions on existing tables that break the previous release. */
const REFUSED: readonly [RegExp, string][] = [
  [/\bDROP\s+(?:TABLE|COLUMN|TYPE|FUNCTION|VIEW|SCHEMA)\b/i, 'drops something it uses'],
  [/\bRENAME\b/i, 'renames something it uses'],
  [/\bALTER\s+TYPE\s+\S+\s+(?!ADD\s+VALUE)/i, 'changes a type'],
  [/\bALTER\s+(?:COLUMN\s+)?\S+\s+(?:SET\s+DATA\s+)?TYPE\b/i, 'changes the type of a column'],
  [/\bSET\s+NOT\s+NULL\b/i, 'requires a value that the previous release may omit'],
  [/\bDROP\s+DEFAULT\b/i, 'requires a value that the previous release may omit'],
  [
    /\bADD\s+(?!CONSTRAINT)(?!.*\b(?:DEFAULT|GENERATED)\b).*\bNOT\s+NULL\b/is,
    'adds a required column that the previous release does not set',
  ],
  [
    /\bADD\s.*\b(?:UNIQUE|CHECK|EXCLUDE|PRIMARY\s+KEY)\b/is,
    'rejects rows that the previous release may insert',
  ],
  [/\bCREATE\s+UNIQUE\s+INDEX\b/i, 'rejects rows that the previous release may insert'],
]

/** A statement that waited for the previous release to stop using a part: `-- contract: unused since 1.4.0`. */
const CONTRACT = /--\s*contract:.*\d+\.\d+\.\d+/i

/** Problems for servers of the previous release (decision 153), one sentence each. `text`: the migration's file. */
export function migrationProblems(text: string): string[] {
  const up = text
    .replace(/^export async function down[\s\S]*?^\}/m, '')
    .replace(/^const \w*DOWN\b[\s\S]*/m, '')
  const created = [...up.matchAll(/\bCREATE TABLE (?:IF NOT EXISTS )?"?(\w+)/gi)].map(
    ([, name]) => name,
  )
  return up
    .split(';')
    .filter((statement) => !CONTRACT.test(statement))
    .map((statement) => statement.replaceAll(/--.*/g, ''))
    .filter((statement) => !created.includes(tableOf(statement)))
    .flatMap((statement) => statement.split(/,(?=\s*(?:ADD|ALTER|DROP|RENAME)\b)/i))
    .flatMap((action) => {
      const [, reason] = REFUSED.find(([pattern]) => pattern.test(action)) ?? []
      return reason === undefined ? [] : [`${lastLines(action)}: ${reason}`]
    })
}

const tableOf = (statement: string) =>
  /\b(?:ALTER TABLE(?: IF EXISTS| ONLY)*|CREATE UNIQUE INDEX[^(]*? ON) (?:"?public"?\.)?"?(\w+)/i.exec(
    statement,
  )?.[1]

const lastLines = (action: string) =>
  (action.split('`').at(-1) ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 120)

export const newMigrationProblems = (): string[] =>
  globSync('*.ts', { cwd: FOLDER })
    .filter((file) => path.basename(file, '.ts') > BASELINE)
    .toSorted()
    .flatMap((file) =>
      migrationProblems(readFileSync(path.join(FOLDER, file), 'utf8')).map(
        (problem) => `${file}: ${problem}`,
      ),
    )
