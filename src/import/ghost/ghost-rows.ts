import { isRecord } from '#src/lib/json-record.ts'
import type { JsonRecord } from '#src/lib/json-record.ts'
import { readJsonValues } from '#src/import/archive/read-json-values.ts'

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
