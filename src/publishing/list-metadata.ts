import type { Metadata } from 'next'
import type { Personal } from '#src/contract/profile/profile.ts'
import type { PostPage, TagPage } from '#src/contract/posts/public-page-data.ts'
import { pagePath } from '#src/site/posts/list/list-paths.ts'
import { pageLabel } from '#src/site/posts/list/page-label.ts'
import { tagListPath } from '#src/lib/tag-list-path.ts'
import { blogCard, tagCard } from './page-cards.ts'
import type { PageCard } from './page-cards.ts'
import { missingMetadata, pageMetadata } from './page-metadata.ts'

type ListMetadata = {
  owner: Personal
  title: string
  description: string
  list: string
  page: number
  pageCount: number
  tag?: string
  card: PageCard
}

/** Metadata of one page of a list: title, canonical URL, and the URLs of the previous and next page. */
function listMetadata(input: ListMetadata): Metadata {
  const { owner, title, description, list, page, pageCount, tag, card } = input
  const label = pageLabel(input)
  return {
    ...pageMetadata({
      owner,
      title: label ? `${title}, ${label.toLowerCase()}` : title,
      description,
      path: pagePath(list, page),
      card,
      ...(tag === undefined ? {} : { tag }),
    }),
    pagination: {
      previous: page > 1 ? pagePath(list, page - 1) : null,
      next: page < pageCount ? pagePath(list, page + 1) : null,
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
    ? listMetadata({
        ...list,
        owner,
        title: 'Blog',
        description: owner.blogIntro || `Posts by ${owner.name}.`,
        list: BLOG.path,
        card: blogCard(list.postCount),
      })
    : missingMetadata

export function tagMetadata(list: TagPage | null, owner: Personal): Metadata {
  if (!list) return missingMetadata
  const { name, slug } = list
  const description = `Posts about ${name}.`
  return listMetadata({
    ...list,
    owner,
    title: `Tag: ${name}`,
    description,
    list: tagListPath(slug),
    tag: name,
    card: tagCard(list),
  })
}
