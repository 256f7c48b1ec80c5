import { PAYLOAD_TABLES } from './payload-tables.ts'
import { PUBLIC_POST } from './public-post.ts'

/** A path that redirects, and its target: `slug` is the slug of a post or project, or null. */
type OldUrl = { path: string; url: string; slug: string | null; isFormerSlug: boolean }

type Database = { query: (text: string, values: unknown[]) => Promise<{ rows: object[] }> }

const FIND = `
  select former.path, former.is_former_slug as "isFormerSlug", coalesce(posts.slug, projects.slug) as slug,
         coalesce('/blog/' || posts.slug, '/projects/' || projects.slug, former.url) as url
  from (
    select '/blog/' || text, true, parent_id, null, null from ${PAYLOAD_TABLES.postTexts} where path = 'slugHistory'
    union all
    select '/projects/' || text, true, null, parent_id, null from ${PAYLOAD_TABLES.projectTexts} where path = 'slugHistory'
    union all
    select address, false, post_id, null, target from redirects
  ) as former (path, is_former_slug, post_id, project_id, url)
  left join posts on posts.id = former.post_id and ${PUBLIC_POST} $2
  left join projects on projects.id = former.project_id
    and projects._status = 'published' and projects.deleted_at is null
  where former.path = any($1) and coalesce(posts.slug, projects.slug, former.url) is not null
  order by array_position($1::text[], former.path::text), former.is_former_slug desc, posts.first_published_at desc, posts.id`

/**
 * Call only if no page exists at a path. Slugs come before redirects; unpublished documents have no URL. `paths` as of
 * `normalizeOldPath`; the first redirect of each applies.
 */
export async function findOldUrls(db: Database, paths: readonly string[]): Promise<OldUrl[]> {
  if (paths.length === 0) return []
  const { rows } = await db.query(FIND, [paths, new Date().toISOString()])
  return rows as OldUrl[]
}
