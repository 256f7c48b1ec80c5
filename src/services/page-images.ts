import type { PageImage, PageImages } from '#src/contract/page-content.ts'
import { toMediaItem } from './media-mapper.ts'
import { asSystem, payloadClient } from './payload.ts'
import { isFileName } from './storage/file-store.ts'

const ADDRESS = /\/files\/media\/([\w.-]+)/g

/**
 * The pictures of the media library that these texts name, whole posts or single addresses.
 * @returns by their path; pictures that are not in the library, or no longer, are left out
 */
export async function findPageImages(
  texts: readonly (string | null | undefined)[],
): Promise<PageImages> {
  const names = new Set(texts.flatMap((text) => fileNames(text ?? '')))
  if (names.size === 0) return {}
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { in: [...names] } },
    pagination: false,
    depth: 0,
    ...asSystem('visitors may not list the library, but the page names these pictures anyway'),
  })
  return Object.fromEntries(docs.map(toMediaItem).map((item) => [item.url, toPageImage(item)]))
}

const fileNames = (text: string) =>
  [...text.matchAll(ADDRESS)].flatMap(([, name = '']) => (isFileName(name) ? [name] : []))

const toPageImage = ({ url, alt, width, height, placeholder, sizes }: PageImage): PageImage => ({
  url,
  alt,
  width,
  height,
  placeholder,
  sizes,
})
