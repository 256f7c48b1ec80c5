import { z } from 'zod'
import { publicPostSql } from '#collections/access.ts'
import { sql } from '#collections/sql.ts'
import { listLinks } from '#src/content/render/list-links.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import { COUNTS } from '#src/contract/limits.ts'
import type { BrokenLink, PostWithBrokenLinks } from '#src/contract/posts/broken-link-calls.ts'
import { siteUrl } from '#src/env.ts'
import { readSql } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { checkLinkUrls } from './link-targets.ts'
import type { FindLinkProblem } from './link-targets.ts'
import { sitePage } from './site-page.ts'

/** GET /api/broken-links: checks stored content only, not other sites. Only posts with a broken URL are parsed. */
export async function listBrokenLinks(_caller: { actor: Admin }): Promise<PostWithBrokenLinks[]> {
  const linking = await listLinkingPosts()
  const verdict = await checkLinkUrls(linking.flatMap(({ urls, page }) => sitePagesOf(urls, page)))
  const suspects = linking
    .filter((post) => post.urls.some((url) => reason(post, url, verdict)))
    .slice(0, COUNTS.brokenLinkPosts)
  const contents = await readContents(suspects.map(({ id }) => id))
  return suspects.flatMap((post) => {
    const links = brokenLinks(post, contents.get(post.id) ?? '', verdict)
    return links.length > 0 ? [{ ...summary(post), links }] : []
  })
}

/** POST /api/broken-links: returns the `urls` without a public target on this site. */
export async function checkLinks({ body: { urls } }: Input<'checkLinks'>) {
  const page = `${siteUrl}/blog/new`
  const verdict = await checkLinkUrls(sitePagesOf(urls, page))
  return urls.flatMap((url) => {
    const reasonOfUrl = reason({ page, isPublic: true }, url, verdict)
    return reasonOfUrl ? [{ url, reason: reasonOfUrl }] : []
  })
}

const UNTITLED = 'Untitled'
const rowSchema = z.object({
  id: z.string(),
  slug: z.string().nullable(),
  title: z.string().nullable(),
  imageUrl: z.string().nullable(),
  isPublic: z.boolean(),
  urls: z.array(z.string()),
})
type LinkingPost = z.infer<typeof rowSchema> & { page: string }

const ADDRESS = String.raw`(?:href|src)="([^"]*)"|!\[[^\]\n]*\]\(([^\s)]+)`

async function listLinkingPosts(): Promise<LinkingPost[]> {
  const rows = await readSql(
    sql`select id, slug, title, image_url as "imageUrl", ${publicPostSql()} as "isPublic",
               array(select distinct coalesce(found[1], found[2])
                     from regexp_matches(content, ${ADDRESS}, 'g') as found) as urls
        from posts where deleted_at is null order by created_at desc, id`,
  )
  return rows.map((row) => {
    const post = rowSchema.parse(row)
    const urls = [...post.urls.map((url) => url.replaceAll('&amp;', '&')), post.imageUrl ?? '']
    return { ...post, urls, page: `${siteUrl}/blog/${post.slug ?? post.id}` }
  })
}

const sitePagesOf = (urls: readonly string[], page: string) =>
  urls.flatMap((url) => sitePage(url, page) ?? [])

function reason(
  { page, isPublic }: Pick<LinkingPost, 'page' | 'isPublic'>,
  url: string,
  verdict: FindLinkProblem,
) {
  const target = url === '' ? undefined : sitePage(url, page)
  const found = target && verdict(target)
  return found === 'hidden' && !isPublic ? undefined : found
}

const contentSchema = z.object({ id: z.string(), content: z.string() })

async function readContents(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await readSql(
    sql`select id::text as id, coalesce(content, '') as content from posts where id::text = any(${sql.param([...ids])})`,
    contentSchema,
  )
  return new Map(rows.map(({ id, content }) => [id, content]))
}

function brokenLinks(post: LinkingPost, content: string, verdict: FindLinkProblem): BrokenLink[] {
  const cover = { kind: 'featured-image' as const, url: post.imageUrl ?? '', text: '' }
  const links = [cover, ...listLinks(renderContent(content))]
  return links.flatMap((link) => {
    const found = reason(post, link.url, verdict)
    return found ? [{ ...link, reason: found }] : []
  })
}

const summary = ({ id, title, isPublic }: LinkingPost) => ({
  id,
  title: title || UNTITLED,
  isPublic,
})
