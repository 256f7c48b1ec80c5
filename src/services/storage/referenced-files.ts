import type { ClientBase } from 'pg'
import type { FileKind } from './file-store.ts'

/** A file that a row references; renditions have no checksum. */
export type ReferencedFile = { kind: FileKind; name: string; sha256: string | null }

/** Every referenced file, in plain SQL for programs outside the application. */
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
