import { listSearchablePosts } from '#src/services/posts/public-post-lists.ts'

export const dynamic = 'force-static'

/** Search index of the search box: prerendered after each write, like the pages. */
export async function GET() {
  return Response.json(await listSearchablePosts(), { headers: { 'X-Robots-Tag': 'noindex' } })
}
