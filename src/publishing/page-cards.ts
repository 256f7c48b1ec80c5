import type { Personal } from '#src/contract/profile/profile.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { listPostPage, listTagPage } from '#src/services/posts/public-post-lists.ts'
import { listPublicProjects } from '#src/services/projects/public-projects.ts'

export type PageCard = { id: string; label: string; title: string; aside: string }

export const blogCard = (posts: number): PageCard => ({
  ...{ id: 'blog', label: 'blog', title: 'Blog' },
  aside: pluralize(posts, 'post'),
})

export const projectsCard = (projects: number): PageCard => ({
  ...{ id: 'projects', label: 'portfolio', title: 'Projects' },
  aside: pluralize(projects, 'project'),
})

export const resumeCard = ({ name, title }: Personal): PageCard => ({
  ...{ id: 'resume', label: 'resume', title: name },
  aside: title,
})

type TagMeta = { slug: string; name: string; postCount: number }

export const tagCard = ({ slug, name, postCount }: TagMeta): PageCard => ({
  ...{ id: `tag-${slug}`, label: 'tag', title: name },
  aside: pluralize(postCount, 'post'),
})

/** The card of a page by its id; undefined for an unknown page and for a tag that no public post has. */
export async function findPageCard(id: string, owner: Personal): Promise<PageCard | undefined> {
  if (id === 'blog') return blogCard((await listPostPage({ limit: 1 }))?.postCount ?? 0)
  if (id === 'projects') return projectsCard((await listPublicProjects()).projects.length)
  if (id === 'resume') return resumeCard(owner)
  const tag = id.startsWith('tag-') ? await listTagPage({ slug: id.slice(4) }) : null
  return tag ? tagCard(tag) : undefined
}
