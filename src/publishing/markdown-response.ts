import { textResponse, notFoundResponse } from './text-response.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { getProjectBlocks, getPublicProject } from '#src/services/projects/public-projects.ts'
import { getPublicPost } from '#src/services/posts/public-posts.ts'
import { postMarkdown, projectMarkdown } from './markdown-document.ts'
import { modifiedAt } from './post-dates.ts'
import { canonicalUrl, postPath, projectPath } from './site-urls.ts'

/** `.md` after the URL of a post: what visitors see of it, so a draft is 404. */
export async function postMarkdownResponse(slug: string): Promise<Response> {
  const found = await getPublicPost(slug)
  if (!found) return notFoundResponse()
  if ('redirectTo' in found) return movedTo(`${postPath({ slug: found.redirectTo })}.md`)
  const { post } = found
  return markdownResponse(postMarkdown(post), {
    canonical: canonicalUrl(post),
    path: postPath(post),
    lastModified: modifiedAt(post),
  })
}

export async function projectMarkdownResponse(slug: string): Promise<Response> {
  const found = await getPublicProject(slug)
  if (!found) return notFoundResponse()
  if ('redirectTo' in found) return movedTo(`${projectPath({ slug: found.redirectTo })}.md`)
  const { project } = found
  const path = projectPath(project)
  const links = { canonical: absoluteUrl(path), path, lastModified: project.updatedAt }
  return markdownResponse(projectMarkdown(project, await getProjectBlocks(project)), links)
}

type DocumentLinks = { canonical: string; path: string; lastModified: string }

function markdownResponse(
  body: string,
  { canonical, path, lastModified }: DocumentLinks,
): Response {
  const response = textResponse(body, { contentType: 'text/markdown', lastModified })
  response.headers.set('Content-Location', `${path}.md`)
  response.headers.set('Link', `<${canonical}>; rel="canonical"`)
  return response
}

const movedTo = (path: string) => new Response(null, { status: 308, headers: { Location: path } })
