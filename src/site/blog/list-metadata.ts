import type { Metadata } from 'next'
import type { TagPage } from '#src/contract/page-content.ts'
import { pageAddress } from './page-address.ts'
import { placeInList } from './place-in-list.ts'
import { tagAddress } from './tag-address.ts'

type ListMetadata = {
  title: string
  description: string
  /** The address of the first page. */
  list: string
  page: number
  pageCount: number
}

/** The head of one page of a list: its own title and address, and its neighbours'. */
export function listMetadata(input: ListMetadata): Metadata {
  const { title, description, list, page, pageCount } = input
  const place = placeInList(input)
  return {
    title: place ? `${title}, ${place.toLowerCase()}` : title,
    description,
    alternates: { canonical: pageAddress(list, page) },
    pagination: {
      previous: page > 1 ? pageAddress(list, page - 1) : null,
      next: page < pageCount ? pageAddress(list, page + 1) : null,
    },
  }
}

export const missingMetadata: Metadata = {
  title: '404 Page Not Found',
  robots: { index: false },
}

export function tagMetadata(list: TagPage | null): Metadata {
  if (!list) return missingMetadata
  const { name, slug } = list
  const description = `Posts about ${name}.`
  return listMetadata({ ...list, title: `Tag: ${name}`, description, list: tagAddress(slug) })
}
