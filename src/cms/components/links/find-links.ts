import type { QueryClient } from '@tanstack/react-query'
import type { LinkTarget } from '#src/editor/links/link-target.ts'
import { postListOptions } from '#src/queries/post-queries.ts'
import { projectListOptions } from '#src/queries/project-queries.ts'

const MAX = 8

export async function findLinks(client: QueryClient, words: string): Promise<LinkTarget[]> {
  const targets = await linkTargets(client).catch(() => [])
  return rankLinks(targets, words).slice(0, MAX)
}

async function linkTargets(client: QueryClient): Promise<LinkTarget[]> {
  const [posts, projects] = await Promise.all([
    client.fetchQuery(postListOptions()),
    client.fetchQuery({ ...projectListOptions(), staleTime: 60_000 }),
  ])
  return [
    ...posts.map(({ title, slug, status }) => ({
      name: title,
      href: `/blog/${slug}`,
      detail: status === 'published' ? 'Post' : 'Draft',
    })),
    ...projects.map(({ title, slug }) => ({
      name: title,
      href: `/projects/${slug}`,
      detail: 'Project',
    })),
  ]
}

export function rankLinks(targets: readonly LinkTarget[], words: string): LinkTarget[] {
  const wanted = words.trim().toLowerCase()
  const parts = wanted.split(/\s+/)
  const found = targets.filter(({ name }) => {
    const title = name.toLowerCase()
    return parts.every((part) => title.includes(part))
  })
  const isFirst = ({ name }: LinkTarget) => name.toLowerCase().startsWith(wanted)
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))]
}
