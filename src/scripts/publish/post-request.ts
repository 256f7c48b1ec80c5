import { isDeepStrictEqual } from 'node:util'
import { readTimeMinutes } from '#src/content/render/read-time-minutes.ts'
import { renderBlocks } from '#src/content/render/render-tree.ts'
import { blocksToContent } from '#src/content/sanitize/content-blocks.ts'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { isFuture } from '#src/contract/posts/post-schemas.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import type { PostHead } from '#src/import/prepare/post-reader.ts'
import { coverUrl } from '#src/import/prepare/prepare-post.ts'
import type { PreparedPost } from '#src/import/prepare/prepare-post.ts'
import { replaceFileUrls } from '#src/import/prepare/resolve-urls.ts'

type Read = {
  prepared: Pick<PreparedPost, 'values' | 'blocks'>
  urls: ReadonlyMap<string, string>
  stored: Post | undefined
}

export function requestOf(post: PostHead, { prepared, urls, stored }: Read) {
  const { author, readTime, publishedAt, _status, ...values } = prepared.values
  const blocks = replaceFileUrls(prepared.blocks, urls)
  const imageUrl = coverUrl(post, urls)
  const coverImages = imageUrl === null ? 0 : 1
  const date = publishedAt ?? stored?.publishedAt
  return {
    ...values,
    // As a save stores it: neighbouring links that lead to one post now become one.
    content: sanitizeContent(blocksToContent(blocks)),
    imageUrl,
    readTime:
      readTime ??
      Math.min(readTimeMinutes(renderBlocks(blocks), { coverImages }), LIMITS.readTimeMinutes),
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
