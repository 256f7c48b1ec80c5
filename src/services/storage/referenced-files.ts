import type { ClientBase } from 'pg'
import type { FileKind } from './file-store.ts'

export type ReferencedFile = { kind: FileKind; name: string; sha256: string | null }

/** Includes trashed and replaced files. Rows are read as JSON, because older backups lack columns. */
export async function listReferencedFiles(
  client: Pick<ClientBase, 'query'>,
): Promise<ReferencedFile[]> {
  const { rows } = await client.query<ReferencedFile>(
    `with files as (select to_jsonb(media) as file from media where filename is not null),
     contents as (
       select jsonb_build_object('name', coalesce(file ->> 'stored_name', file ->> 'filename'),
         'sha256', file ->> 'sha256', 'renditions', file -> 'renditions',
         'plates', file ->> 'plates') as content from files
       union all select earlier from files, ${elements("file -> 'earlier'")} as earlier)
     select 'media' as kind, content ->> 'name' as name, content ->> 'sha256' as sha256 from contents
     union all select 'resumes', filename, sha256 from resumes where filename is not null
     union all select 'media', rendition ->> 'name', null from contents,
       ${elements("content -> 'renditions'")} as rendition
     union all select 'media', regexp_replace(rendition ->> 'name', '[.]avif$', plate || '.avif'), null
       from contents, ${elements("content -> 'renditions'")} as rendition, unnest('{a,i}'::text[]) as plate
       where split_part(content ->> 'name', '.', 1) = content ->> 'plates'
         and rendition ->> 'name' like '%.avif'
     order by kind, name`,
  )
  return rows
}

const elements = (json: string) =>
  `jsonb_array_elements(case jsonb_typeof(${json}) when 'array' then ${json} else '[]' end)`
