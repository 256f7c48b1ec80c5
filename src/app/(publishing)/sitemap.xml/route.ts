import { sitemapXml } from '#src/publishing/sitemap.ts'
import { textResponse } from '#src/publishing/text-response.ts'
import { listSitemapPosts } from '#src/services/posts/public-posts.ts'
import { listPublicProjects } from '#src/services/projects/public-projects.ts'

export const dynamic = 'force-static'

export async function GET() {
  const [posts, { projects }] = await Promise.all([listSitemapPosts(), listPublicProjects()])
  return textResponse(sitemapXml(posts, projects), { contentType: 'application/xml' })
}
