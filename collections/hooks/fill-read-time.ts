import type { CollectionBeforeValidateHook } from 'payload'
import type { Post } from '#collections/generated/payload-types.ts'
import { readingMinutes } from '#src/content/render/reading-time.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import { LIMITS } from '#src/contract/limits.ts'

/**
 * Keeps the author's reading time; without one it is computed from the text. The calls require it, so
 * this is for the built-in admin, imports and scripts.
 */
export const fillReadTime: CollectionBeforeValidateHook<Post> = ({ data, originalDoc }) => {
  if (!data) return data
  const given = 'readTime' in data ? data.readTime : originalDoc?.readTime
  if (given) return data
  const content = data.content ?? originalDoc?.content ?? ''
  const imageUrl = 'imageUrl' in data ? data.imageUrl : originalDoc?.imageUrl
  const minutes = readingMinutes(renderContent(content), { coverImages: imageUrl ? 1 : 0 })
  return { ...data, readTime: Math.min(minutes, LIMITS.readTimeMinutes) }
}
