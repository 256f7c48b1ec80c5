import { isDeepStrictEqual } from 'node:util'
import { readingMinutes } from '#src/content/render/reading-time.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { isFuture } from '#src/contract/posts/post-schemas.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import type { SourcePost } from '#src/import/source/source-post.ts'
import { coverUrl } from '#src/services/import/read-post.ts'
import type { ReadPost } from '#src/services/import/read-post.ts'
import { placeFiles } from '#src/services/import/resolve-addresses.ts'

type Read = { read: ReadPost; urls: ReadonlyMap<string, string>; stored: Post | undefined }

/** What a request says of a post; the same values that a response has. */
export function requestOf(post: SourcePost, { read, urls, stored }: Read) {
  const { author, readTime, publishedAt, _status, ...values } = read.values
  const content = sanitizeContent(placeFiles(values.content, urls))
  const imageUrl = coverUrl(post, urls)
  const coverImages = imageUrl === null ? 0 : 1
  const date = publishedAt ?? stored?.publishedAt
  return {
    ...values,
    content,
    imageUrl,
    readTime:
      readTime ??
      Math.min(readingMinutes(renderContent(content), { coverImages }), LIMITS.readTimeMinutes),
    ...(author === null ? {} : { author }),
    ...(date ? { publishedAt: date } : {}),
  }
}

type RequestBody = ReturnType<typeof requestOf> & { isPublished: boolean }

/** Whether a save would change nothing. The date of a post that has appeared is fixed. */
export function isSame({ publishedAt, ...fields }: RequestBody, stored: Post): boolean {
  const isFixed = !fields.isPublished || !isFuture(stored.publishedAt)
  const isSameDate =
    isFixed || Date.parse(publishedAt ?? '') === Date.parse(stored.publishedAt ?? '')
  return isSameDate && isDeepStrictEqual({ ...stored, ...fields }, stored)
}
