/** An example post. `content` is the wire string as it is stored; pictures stand in it by `pictureUrl`. */
export type SeedPost = {
  title: string
  excerpt: string
  content: string
  tags: string[]
  /** Minutes. */
  readTime: number
  /** File name of the cover among the artwork; without one the site shows its stock image. */
  cover?: string
  /** When it was published; a draft has no date. */
  publishedAt?: string
}

const PICTURES = '/files/media/'

/** Where a post refers to a seeded picture, before anybody knows the address storage gives it. */
export const pictureUrl = (fileName: string) => `${PICTURES}${fileName}`

/** Puts the stored addresses of the pictures where the post names their files. */
export function withPictureAddresses(content: string, addressOf: ReadonlyMap<string, string>) {
  return [...addressOf].reduce(
    (text, [fileName, address]) => text.replaceAll(pictureUrl(fileName), address),
    content,
  )
}
