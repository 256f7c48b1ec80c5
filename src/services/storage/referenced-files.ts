import type { ClientBase } from 'pg'
import type { FileKind } from './file-store.ts'

/** A file that a row names; renditions have no checksum of their own. */
export type ReferencedFile = { kind: FileKind; name: string; sha256: string | null }

/** Every file that the rows name, by plain SQL: for programs beside the application. */
export async function listReferencedFiles(client: ClientBase): Promise<ReferencedFile[]> {
  const { rows } = await client.query<ReferencedFile>(
    `select 'media' as kind, filename as name, sha256 from media where filename is not null
     union all select 'resumes', filename, sha256 from resumes where filename is not null
     union all select 'media', rendition ->> 'name', null from media,
       jsonb_array_elements(case jsonb_typeof(renditions) when 'array' then renditions else '[]' end) as rendition
     order by kind, name`,
  )
  return rows
}
