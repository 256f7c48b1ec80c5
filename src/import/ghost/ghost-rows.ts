import { JSONParser } from '@streamparser/json'
import { readable } from '#src/import/archive/readable.ts'
import { unreadable } from '#src/import/archive/unreadable.ts'

export type GhostRow = Readonly<Record<string, unknown>>
export type TableRow = { table: string; row: GhostRow }

/** `db[0].data.posts[7]`, or without `db`, as the import of Ghost itself accepts. */
const ROWS = ['$.db.*.data.*.*', '$.data.*.*']
const META = ['$.db.*.meta', '$.meta']
/** Bytes of one row: a post holds its body up to four times, and may hold pictures inside the text. */
const MAX_ROW_BYTES = 32 * 1024 ** 2

/**
 * Rows of a Ghost export, read as a stream: an export is one line of JSON and as large as the blog. The row of the
 * table `meta` names the version.
 */
export async function* ghostRows(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<TableRow> {
  const rows: TableRow[] = []
  const parser = new JSONParser({
    paths: [...ROWS, ...META],
    keepStack: false,
    stringBufferSize: 64 * 1024,
  })
  parser.onValue = ({ value, key, stack }) => {
    const table = key === 'meta' ? 'meta' : String(stack.at(-1)?.key)
    if (isRow(value)) rows.push({ table, row: value })
  }
  let sinceRow = 0
  for await (const chunk of readable(file, bytes)) {
    parse(file, () => parser.write(chunk))
    sinceRow = rows.length > 0 ? 0 : sinceRow + chunk.length
    if (sinceRow > MAX_ROW_BYTES)
      throw unreadable(file, 'is no Ghost export, or has an entry of more than 32 MB')
    yield* rows.splice(0)
  }
  if (!parser.isEnded) throw unreadable(file, 'ends in the middle of its JSON')
}

const isRow = (value: unknown): value is GhostRow => typeof value === 'object' && value !== null

function parse(file: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    throw unreadable(file, 'cannot be read: it is damaged, or no JSON in UTF-8', error)
  }
}
