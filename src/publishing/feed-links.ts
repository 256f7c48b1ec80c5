import { FEED_FORMATS } from '#src/lib/feed-formats.ts'
import type { FeedFormat } from '#src/lib/feed-formats.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { tagPath } from './site-urls.ts'

type FeedName = { /** The owner's. */ name: string; tag?: string | undefined }

export const feedTitle = ({ name, tag }: FeedName): string =>
  tag === undefined ? name : `${name}: ${tag}`

export const feedUrl = (format: FeedFormat, tag?: string): string =>
  absoluteUrl(`${tag === undefined ? '' : tagPath(tag)}/${FEED_FORMATS[format].file}`)

type FeedLink = { url: string; title: string }

export function feedLinks({ name, tag }: FeedName): Record<string, FeedLink[]> {
  const tags = tag === undefined ? [undefined] : [tag, undefined]
  const formats = Object.keys(FEED_FORMATS) as FeedFormat[]
  return Object.fromEntries(
    formats.map((format) => {
      const { contentType, label } = FEED_FORMATS[format]
      const links = tags.map((one) => ({
        url: feedUrl(format, one),
        title: `${feedTitle({ name, tag: one })} (${label})`,
      }))
      return [contentType, links]
    }),
  )
}
