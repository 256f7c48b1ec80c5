import { COUNTS } from '#src/contract/limits.ts'
import { listPublicPosts, listPublicPostsWithContent } from '#src/services/posts/public-posts.ts'
import { getProfile } from '#src/services/profile/profile-service.ts'
import { listPublicProjects } from '#src/services/projects/public-projects.ts'
import { llmsFullText, llmsText } from './llms-text.ts'
import { textResponse } from './text-response.ts'

const PLAIN = { contentType: 'text/plain' }

export async function llmsResponse(): Promise<Response> {
  const [posts, { projects }] = await Promise.all([listPublicPosts(), listPublicProjects()])
  const { personal: owner } = await getProfile()
  return textResponse(llmsText({ owner, posts, projects }), PLAIN)
}

export async function llmsFullResponse(): Promise<Response> {
  const posts = await listPublicPostsWithContent({ limit: COUNTS.llmsPosts })
  return textResponse(llmsFullText((await getProfile()).personal, posts), PLAIN)
}
