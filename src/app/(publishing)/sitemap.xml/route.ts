import { sitemapXml } from '#src/publishing/sitemap.ts'
import { textResponse } from '#src/publishing/text-response.ts'
import { listSitemapPosts } from '#src/services/posts/public-posts.ts'

export const dynamic = 'force-static'

export const GET = async () =>
  textResponse(sitemapXml(await listSitemapPosts()), { contentType: 'application/xml' })
