import { escapeMarkdown } from '#src/content/markdown/escape-markdown.ts'
import { COUNTS } from '#src/contract/limits.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { listPublicPosts, listPublicPostsWithContent } from '#src/services/posts/public-posts.ts'
import { getProfile } from '#src/services/profile/profile-service.ts'
import { listPublicProjects } from '#src/services/projects/public-projects.ts'
import { postMarkdown } from './markdown-document.ts'
import { postPath, projectPath } from './site-urls.ts'
import { textResponse } from './text-response.ts'

export async function llmsResponse(): Promise<Response> {
  const [posts, { projects }] = await Promise.all([listPublicPosts(), listPublicProjects()])
  const projectLines = projects.map((project) =>
    line(project.title, `${projectPath(project)}.md`, project.summary),
  )
  const postLines = posts.map((post) => line(post.title, `${postPath(post)}.md`, post.excerpt))
  return llmsDocument([
    ...section('Projects', projectLines),
    ...section('Posts', postLines),
    ...section('Optional', [
      line('Resume', '/resume.json', 'JSON Resume'),
      line('All posts in one file', '/llms-full.txt', 'the newest ones, with their text'),
      line('Feed', '/feed.json', 'JSON Feed'),
    ]),
  ])
}

export async function llmsFullResponse(): Promise<Response> {
  const posts = await listPublicPostsWithContent({ limit: COUNTS.llmsPosts })
  return llmsDocument(posts.map(postMarkdown))
}

async function llmsDocument(parts: readonly string[]): Promise<Response> {
  const { name, title, tagline } = (await getProfile()).personal
  const about = [title, tagline].filter((text) => text !== '').join('. ')
  const heading = [
    `# ${escapeMarkdown(name)}`,
    ...(about === '' ? [] : [`> ${escapeMarkdown(about)}`]),
  ]
  return textResponse(`${[...heading, ...parts].join('\n\n')}\n`, { contentType: 'text/plain' })
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`## ${title}`, lines.join('\n')]

const line = (title: string, path: string, text: string) =>
  `- [${escapeMarkdown(title)}](${absoluteUrl(path)})${text === '' ? '' : `: ${escapeMarkdown(text)}`}`
