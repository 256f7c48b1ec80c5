import type { Metadata } from 'next'
import type { Personal } from '#src/contract/profile/profile.ts'
import type { PostPage, TagPage } from '#src/contract/posts/public-page-data.ts'
import { pagePath } from '#src/site/posts/list/list-paths.ts'
import { pageLabel } from '#src/site/posts/list/page-label.ts'
import { tagListPath } from '#src/lib/tag-list-path.ts'
import { blogCard, tagCard } from './page-cards.ts'
import { missingMetadata, pageMetadata } from './page-metadata.ts'

type ListPage = Parameters<typeof pageMetadata>[0] & { title: string }

/** Metadata of one page of a list: title, canonical URL, and the URLs of the previous and next page. */
function listMetadata(list: PostPage, first: ListPage): Metadata {
  const { page, pageCount } = list
  const label = pageLabel(list)
  return {
    ...pageMetadata({
      ...first,
      title: label ? `${first.title}, ${label.toLowerCase()}` : first.title,
      path: pagePath(first.path, page),
    }),
    pagination: {
      previous: page > 1 ? pagePath(first.path, page - 1) : null,
      next: page < pageCount ? pagePath(first.path, page + 1) : null,
    },
  }
}

const BLOG = { name: 'Blog', path: '/blog' }

export const postListBreadcrumbs = (list: PostPage) => [BLOG, ...furtherPage(list, BLOG.path)]

export const tagBreadcrumbs = (list: TagPage) => {
  const path = tagListPath(list.slug)
  return [BLOG, { name: list.name, path }, ...furtherPage(list, path)]
}

const furtherPage = (list: PostPage, path: string) => {
  const name = pageLabel(list)
  return name === undefined ? [] : [{ name, path: pagePath(path, list.page) }]
}

export const postListMetadata = (list: PostPage | null, owner: Personal): Metadata =>
  list
    ? listMetadata(list, {
        owner,
        title: BLOG.name,
        description: owner.blogIntro || `Posts by ${owner.name}.`,
        path: BLOG.path,
        card: blogCard(list.postCount),
      })
    : missingMetadata

export const tagMetadata = (list: TagPage | null, owner: Personal): Metadata =>
  list
    ? listMetadata(list, {
        owner,
        title: `Tag: ${list.name}`,
        description: `Posts about ${list.name}.`,
        path: tagListPath(list.slug),
        tag: list.name,
        card: tagCard(list),
      })
    : missingMetadata
