import { resolveUrl } from '#src/content/render/resolve-url.ts'
import type { ProjectSummary } from '#src/contract/projects/public-project-schemas.ts'
import type { SitemapPost } from '#src/services/posts/post-mapper.ts'
import { latest, modifiedAt } from './post-dates.ts'
import { tagSlug } from '#src/lib/tag-slug.ts'
import { absoluteUrl, fileUrl } from '#src/services/platform/absolute-url.ts'
import { isCanonicalHere, postPath, projectPath, tagPath } from './site-urls.ts'
import { XML_DECLARATION, xmlElement } from './xml-text.ts'

/** Limit of URLs per sitemap (sitemaps.org). */
const MAX_URLS = 50_000

/** Limit of images per page (Google). */
const MAX_IMAGES = 1000

type Entry = { path: string; modified?: string | undefined; images?: readonly string[] }

export function sitemapXml(
  posts: readonly SitemapPost[],
  projects: readonly ProjectSummary[] = [],
): string {
  const newest = lastChange(posts)
  const entries: Entry[] = [
    { path: '/', modified: newest },
    { path: '/blog', modified: newest },
    // Changes with the code only, so it has no date.
    { path: '/resume' },
    { path: '/projects', modified: latest(projects.map(({ updatedAt }) => updatedAt)) },
    ...projects.map((project) => ({
      path: projectPath(project),
      modified: project.updatedAt,
      images: project.cover === null ? [] : [project.cover],
    })),
    // A sitemap lists canonical pages only.
    ...posts.filter(isCanonicalHere).map((post) => ({
      path: postPath(post),
      modified: modifiedAt(post),
      images: post.images,
    })),
    ...tagEntries(posts),
  ]
  const urls = entries.slice(0, MAX_URLS).map(urlElement).join('\n')
  return (
    `${XML_DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"` +
    ` xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls}\n</urlset>\n`
  )
}

const lastChange = (posts: readonly SitemapPost[]) => latest(posts.map(modifiedAt))

function tagEntries(posts: readonly SitemapPost[]): Entry[] {
  const byPath = Map.groupBy(
    posts.flatMap((post) => {
      // A tag of quotes alone has no list.
      const listed = post.tags.filter((tag) => tagSlug(tag) !== '')
      return [...new Set(listed.map(tagPath))].map((path) => ({ path, post }))
    }),
    ({ path }) => path,
  )
  return [...byPath].map(([path, tagged]) => ({
    path,
    modified: lastChange(tagged.map(({ post }) => post)),
  }))
}

function urlElement({ path, modified, images = [] }: Entry): string {
  const page = absoluteUrl(path)
  const parts = [xmlElement('loc', page)]
  if (modified !== undefined) parts.push(xmlElement('lastmod', modified))
  const urls = images.flatMap((image) => resolveUrl(fileUrl(image), page) ?? [])
  for (const url of urls.slice(0, MAX_IMAGES))
    parts.push(`<image:image>${xmlElement('image:loc', url)}</image:image>`)
  return `<url>${parts.join('')}</url>`
}
