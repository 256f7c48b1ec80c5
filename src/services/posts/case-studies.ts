import { sql } from '#collections/sql.ts'
import { COUNTS } from '#src/contract/limits.ts'
import { postLinkSchema } from '#src/contract/posts/public-page-data.ts'
import type { PostLink } from '#src/contract/posts/public-page-data.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { readSql } from '#src/services/platform/payload.ts'

/** Lists public projects that link to a post in their text or their links. */
export async function listCaseStudiesOf({ slug }: { slug: string }): Promise<PostLink[]> {
  const path = `/blog/${slug}`
  return readSql(
    sql`select slug, title from projects where _status = 'published' and deleted_at is null and exists (
          select from (
            select links.url from projects_links as links where links._parent_id = projects.id
            union all select found #>> '{}' from jsonb_path_query(body, 'strict $.**.url') as found
          ) as link where split_part(split_part(link.url, '#', 1), '?', 1) = any(${sql.param([path, absoluteUrl(path)])}))
        order by "order", id limit ${COUNTS.relatedPosts}`,
    postLinkSchema,
  )
}
