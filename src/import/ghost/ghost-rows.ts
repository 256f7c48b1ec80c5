import { isRecord } from '#src/lib/json-record.ts'
import type { JsonRecord } from '#src/lib/json-record.ts'
import { readJsonValues } from '#src/import/archive/read-json-values.ts'
import { readDate } from '#src/import/source/read-date.ts'

export type GhostRow = JsonRecord
export type TableRow = { table: string; row: GhostRow }

const ROWS = ['$.db.*.data.*.*', '$.data.*.*']
const META = ['$.db.*.meta', '$.meta']
/** Streams the rows: an export is one line of JSON, as large as the blog. The row of the table `meta` names the version. */
export async function* ghostRows(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<TableRow> {
  const values = readJsonValues(file, bytes, { paths: [...ROWS, ...META], what: 'Ghost export' })
  for await (const { value, key, parent } of values)
    if (isRecord(value)) yield { table: key === 'meta' ? 'meta' : String(parent), row: value }
}

/** A column as text: '' for null and for values that are neither text nor number (ids were numbers once). */
export function rowText(row: GhostRow, column: string): string {
  const value = row[column]
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

/** Ghost writes ISO dates, earlier versions milliseconds or `2016-05-01 08:00:00`, all in UTC. */
export function rowDate(row: GhostRow, column: string): Date | undefined {
  const value = row[column]
  return readDate(typeof value === 'number' ? new Date(value) : value)
}
