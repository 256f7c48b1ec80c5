import { escapeMarkdown } from '#src/content/markdown/escape-markdown.ts'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import type { PostSummary } from '#src/contract/posts/post-schemas.ts'
import type { Personal } from '#src/contract/profile/profile.ts'
import type { ProjectSummary } from '#src/contract/projects/public-project-schemas.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { postMarkdown } from './markdown-document.ts'
import { postPath, projectPath } from './site-urls.ts'

type Site = {
  owner: Personal
  posts: readonly PostSummary[]
  projects: readonly ProjectSummary[]
}

export function llmsText({ owner, posts, projects }: Site): string {
  const projectLines = projects.map((project) =>
    line(project.title, `${projectPath(project)}.md`, project.summary),
  )
  const postLines = posts.map((post) => line(post.title, `${postPath(post)}.md`, post.excerpt))
  const parts = [
    ...heading(owner),
    ...section('Projects', projectLines),
    ...section('Posts', postLines),
    ...section('Optional', [
      line('Resume', '/resume.json', 'JSON Resume'),
      line('All posts in one file', '/llms-full.txt', 'the newest ones, with their text'),
      line('Feed', '/feed.json', 'JSON Feed'),
    ]),
  ]
  return `${parts.join('\n\n')}\n`
}

export const llmsFullText = (owner: Personal, posts: readonly PublishedPost[]): string =>
  `${[...heading(owner), ...posts.map(postMarkdown)].join('\n\n')}\n`

const heading = ({ name, title, tagline }: Personal) => {
  const about = [title, tagline].filter((text) => text !== '').join('. ')
  return [`# ${escapeMarkdown(name)}`, ...(about === '' ? [] : [`> ${escapeMarkdown(about)}`])]
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`## ${title}`, lines.join('\n')]

const line = (title: string, path: string, text: string) =>
  `- [${escapeMarkdown(title)}](${absoluteUrl(path)})${text === '' ? '' : `: ${escapeMarkdown(text)}`}`
