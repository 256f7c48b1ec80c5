import { createHash } from 'node:crypto'
import { escapeIdentifier } from 'pg'
import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { EXCLUDED_TABLES, DATABASE_SCHEMA } from './backup-format.ts'

export type TableShape = { name: string; columns: string[]; key: string[] }

const CHUNK_BYTES = 1024 * 1024
const NEWLINE = 0x0a

export const qualifiedName = (name: string) =>
  `${escapeIdentifier(DATABASE_SCHEMA)}.${escapeIdentifier(name)}`

export async function listTables(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select t.relname::text as name,
       array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum > 0
         and not a.attisdropped and a.attgenerated = '' order by a.attname) as columns,
       array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = t.oid
         and a.attnum = any (i.indkey::int2[]) where i.indrelid = t.oid and i.indisprimary
         order by a.attname) as key
     from pg_class t where t.relnamespace = $1::regnamespace and t.relkind = 'r'
     order by t.relname collate "C"`,
    [DATABASE_SCHEMA],
  )
  return rows
}

export const backedUpTables = (tables: TableShape[]) =>
  tables.filter(({ name }) => !EXCLUDED_TABLES.includes(name))

/** Reads a table as COPY text in key order, in chunks of about 1 MB. Returns the number of rows and the sha256. */
export async function copyRows(
  client: ClientBase,
  table: TableShape,
  onChunk: (text: Buffer) => Promise<void> = async () => {},
) {
  const columns = table.columns.map(escapeIdentifier).join(', ')
  const order = (table.key.length > 0 ? table.key : table.columns)
    .map((column) => `${escapeIdentifier(column)}::text collate "C"`)
    .join(', ')
  const stream = client.query(
    copyTo(
      `copy (select ${columns} from ${qualifiedName(table.name)} order by ${order}) to stdout`,
    ),
  )
  const hash = createHash('sha256')
  let waiting: Buffer[] = []
  let size = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    hash.update(piece)
    waiting.push(piece)
    size += piece.length
    if (size < CHUNK_BYTES) continue
    const text = Buffer.concat(waiting)
    const end = text.lastIndexOf(NEWLINE) + 1
    if (end > 0) await onChunk(text.subarray(0, end))
    waiting = [text.subarray(end)]
    size = text.length - end
  }
  if (size > 0) await onChunk(Buffer.concat(waiting))
  return { rows: stream.rowCount, sha256: hash.digest('hex') }
}
