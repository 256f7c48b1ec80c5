import { readJsonValues } from '#src/import/archive/read-json-values.ts'

export type GhostRow = Readonly<Record<string, unknown>>
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
    if (isRow(value)) yield { table: key === 'meta' ? 'meta' : String(parent), row: value }
}

const isRow = (value: unknown): value is GhostRow => typeof value === 'object' && value !== null
