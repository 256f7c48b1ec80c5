import { z } from 'zod'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'
import { FILE_KINDS, isFileName } from '#src/services/storage/file-store.ts'
import type { FileKind } from '#src/services/storage/file-store.ts'

/**
 * A gzipped tar: `database/{table}/{number}.copy` (COPY text), `files/{kind}/{name}`, and last `manifest.json`, so that
 * a truncated archive has none.
 */
export const ARCHIVE_FORMAT = 1
export const MANIFEST_ENTRY = 'manifest.json'
export const DATABASE_SCHEMA = 'public'

/**
 * Sessions, tokens and preview links must not be revived; salts and hashes of page views must be deleted with their
 * day. The rest is useless later.
 */
export const EXCLUDED_TABLES: readonly string[] = [
  PAYLOAD_TABLES.userSessions,
  'preview_links',
  'access_tokens',
  'access_tokens_scopes',
  'rate_limits',
  'search_documents',
  'search_words',
  'request_keys',
  'change_log',
  'visit_marks',
  'visit_salts',
  PAYLOAD_TABLES.lockedDocuments,
  PAYLOAD_TABLES.lockedDocumentRelations,
]

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)

export const manifestSchema = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  madeAt: z.iso.datetime(),
  release: z.string(),
  postgres: z.string(),
  migrations: z.array(z.string().regex(/^\w+$/)).min(1),
  tables: z.array(
    z.strictObject({
      name: z.string().regex(/^\w+$/),
      columns: z.array(z.string()).min(1),
      rows: count,
      sha256,
    }),
  ),
  sequences: z.array(z.strictObject({ name: z.string(), last: z.string().regex(/^\d+$/) })),
  entries: z.array(z.strictObject({ name: z.string(), size: count, sha256 })),
  damages: z.array(z.strictObject({ file: z.string(), problem: z.enum(['missing', 'altered']) })),
})

export type Manifest = z.output<typeof manifestSchema>

export const rowsEntry = (table: string, chunk: number) =>
  `database/${table}/${String(chunk).padStart(6, '0')}.copy`
export const fileEntry = (kind: FileKind, name: string) => `files/${kind}/${name}`

export type ParsedEntryName =
  | { type: 'rows'; table: string }
  | { type: 'file'; kind: FileKind; name: string }
  | { type: 'manifest' }

/** Parses an entry's name; null for a name that our archives never contain. */
export function parseEntryName(entry: string): ParsedEntryName | null {
  if (entry === MANIFEST_ENTRY) return { type: 'manifest' }
  const [, table] = /^database\/(\w+)\/\d{6,}\.copy$/.exec(entry) ?? []
  if (table) return { type: 'rows', table }
  const [, folder, name = ''] = /^files\/(\w+)\/([^/]+)$/.exec(entry) ?? []
  const kind = FILE_KINDS.find((candidate) => candidate === folder)
  return kind && isFileName(name) ? { type: 'file', kind, name } : null
}
