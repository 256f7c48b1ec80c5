import { pageWarning } from '#src/import/source/post-warnings.ts'
import type { SourceWarning } from '#src/import/source/source-post.ts'
import type { WxrEvent, WxrItem } from './read-wxr.ts'

export type Attachment = ReturnType<typeof attachmentOf>
export type WordpressRelations = Awaited<ReturnType<typeof readRelations>>

const DISCARDED = new Set(['trash', 'auto-draft', 'inherit'])
const PARTS =
  /^(?:attachment|revision|nav_menu_item|wp_\w+|custom_css|customize_changeset|oembed_cache|user_request|feedback|jp_\w+)$/

export const isPost = ({ fields }: WxrItem): boolean =>
  fields.get('wp:post_type') === 'post' && !DISCARDED.has(fields.get('wp:status') ?? '')

/** Reads everything except bodies: images may stand behind the posts that show them. */
export async function readRelations(events: AsyncIterable<WxrEvent & { file: string }>) {
  const authors = new Map<string, string>()
  const attachments = new Map<string, Attachment>()
  const blocks = new Map<string, string>()
  const counts = { posts: 0, pages: 0, discarded: 0, others: 0 }
  const left: SourceWarning[] = []
  let site = ''
  for await (const event of events) {
    if (event.type === 'author') authors.set(event.author.login, event.author.name)
    else if (event.type === 'site') site ||= withoutSlash(event.address)
    else {
      const { item } = event
      const type = item.fields.get('wp:post_type') ?? 'post'
      const attachment = type === 'attachment' ? attachmentOf(item) : undefined
      if (attachment) attachments.set(attachment.id, attachment)
      if (type === 'wp_block') blocks.set(idOf(item), item.fields.get('content:encoded') ?? '')
      const kind = kindOf(item, type)
      if (type === 'custom_css') left.push(leftStyles(event.file, item))
      if (PARTS.test(type)) continue
      counts[kind] += 1
      const isKept = !DISCARDED.has(item.fields.get('wp:status') ?? '')
      if (isKept && (kind === 'pages' || kind === 'others'))
        left.push(leftEntry(event.file, item, type))
    }
  }
  const all = [...attachments.values()]
  const uploads = new Set(all.map(({ url }) => url))
  // Keyed by the URL of the attachment page, without a trailing slash.
  const uploadPages = new Map(all.map(({ page, url }) => [page, url]))
  return { site, authors, attachments, uploads, uploadPages, blocks, left, ...counts }
}

function leftEntry(file: string, { fields, line }: WxrItem, type: string): SourceWarning {
  const title = (fields.get('title') ?? '').trim() || (fields.get('link') ?? '')
  const place = { file, line }
  if (type === 'page') return pageWarning(title, place)
  const text = `“${title}” is skipped: the type “${type}” is not a post.`
  return { place, text, kind: 'page' }
}

const leftStyles = (file: string, { line }: WxrItem): SourceWarning => ({
  ...{ place: { file, line }, kind: 'code' },
  text: 'The style sheet added to the theme is not imported.',
})

function kindOf(item: WxrItem, type: string): 'posts' | 'pages' | 'discarded' | 'others' {
  if (type === 'page') return 'pages'
  if (type !== 'post') return 'others'
  return isPost(item) ? 'posts' : 'discarded'
}

export const withoutSlash = (address: string): string => address.replace(/(?<!\/)\/+$/, '')

const idOf = ({ fields }: WxrItem) => fields.get('wp:post_id') ?? ''

function attachmentOf(item: WxrItem) {
  const { fields, meta } = item
  return {
    id: idOf(item),
    url: (fields.get('wp:attachment_url') ?? fields.get('guid') ?? '').trim(),
    alt: (meta.get('_wp_attachment_image_alt') ?? '').trim(),
    caption: (fields.get('excerpt:encoded') ?? '').trim(),
    parent: fields.get('wp:post_parent') ?? '',
    page: withoutSlash((fields.get('link') ?? '').trim()),
  }
}
