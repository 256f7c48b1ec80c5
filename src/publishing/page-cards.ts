import type { Personal } from '#src/contract/profile/profile.ts'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import type { Project } from '#src/contract/projects/public-project-schemas.ts'
import { formatLongDate } from '#src/lib/format/long-date.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { listPostPage, listTagPage } from '#src/services/posts/public-post-lists.ts'
import { findPublishedPost } from '#src/services/posts/public-posts.ts'
import { findPublicProject, listPublicProjects } from '#src/services/projects/public-projects.ts'
import { publishedAt } from './post-dates.ts'

/** The content of the Open Graph image of a page. */
export type PageCard = {
  id: string
  label: string
  title: string
  aside: string
  /** The default is the owner. */
  author?: string
  /** The default is the title and the owner. */
  alt?: string
  /** Text of the drawing that is shown without an image. The default is the title. */
  drawnFrom?: string
  image?: string | null | undefined
  /** Differs when the image does. The default is the title and the text next to it. */
  version?: readonly string[]
}

export const siteCard = ({ name, title, location, portrait }: Personal): PageCard => ({
  ...{ id: 'site', label: 'portfolio', title, aside: location },
  alt: `${name}, ${title}`,
  drawnFrom: `${name} ${title}`,
  image: portrait?.url,
})

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

export const postCard = (post: PublishedPost, owner: Personal): PageCard => ({
  ...{ id: post.id, label: post.category, title: post.title, author: post.author },
  aside: `${formatLongDate(publishedAt(post))} · ${post.readTime} min`,
  alt: `${post.title}, a post by ${owner.name}`,
  image: post.imageUrl,
  version: [post.updatedAt, post.coverVersion ?? ''],
})

export const projectCard = (project: Project, owner: Personal): PageCard => ({
  ...{ id: project.id, label: 'project', title: project.title, aside: project.period },
  alt: `${project.title}, a project by ${owner.name}`,
  image: project.cover,
  version: [project.updatedAt, project.coverVersion ?? ''],
})

/** The card of a page by its id; undefined when the page, the post or the project is not public. */
export async function findPageCard(id: string, owner: Personal): Promise<PageCard | undefined> {
  if (id === 'site') return siteCard(owner)
  if (id === 'blog') return blogCard((await listPostPage({ limit: 1 }))?.postCount ?? 0)
  if (id === 'projects') return projectsCard((await listPublicProjects()).projects.length)
  if (id === 'resume') return resumeCard(owner)
  if (id.startsWith('tag-')) {
    const tag = await listTagPage({ slug: id.slice('tag-'.length) })
    return tag ? tagCard(tag) : undefined
  }
  const post = await findPublishedPost(id)
  if (post) return postCard(post, owner)
  const project = await findPublicProject(id)
  return project && projectCard(project, owner)
}
