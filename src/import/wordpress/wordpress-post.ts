import { htmlText } from '#src/import/html/entity-text.ts'
import type { SourcePost } from '#src/import/source/source-post.ts'
import { filledFields } from '#src/import/source/filled-fields.ts'
import { commentsWarning } from '#src/import/source/post-warnings.ts'
import { readPublication } from '#src/import/source/read-date.ts'
import { lineFeeds } from '#src/lib/format/line-feeds.ts'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import type { WxrItem } from './read-wxr.ts'
import { wordpressBody } from './wordpress-body.ts'
import type { Warn } from './wordpress-body.ts'
import type { WordpressRelations } from './wordpress-relations.ts'
import { isRecord, parseJson } from '#src/lib/json-record.ts'
import { escapeHtml } from '#src/lib/format/escape-html.ts'

type Context = { file: string; relations: WordpressRelations }

export function wordpressPost(item: WxrItem, { file, relations }: Context): SourcePost {
  const { fields, meta } = item
  const text = (name: string) => (fields.get(name) ?? '').trim()
  const place = { file, line: item.line }
  const warnings: SourcePost['warnings'] = []
  const warn: Warn = (message, line, kind) => {
    if (kind !== undefined || !warnings.some((known) => known.text === message))
      warnings.push({ place: { file, line }, text: message, ...(kind && { kind }) })
  }
  const { isDraft, reason, hasAppeared } = draftReason(item)
  if (reason !== undefined) warn(reason, item.line)
  warnings.push(...commentsWarning(item.comments, place))
  const source = fields.get('content:encoded') ?? ''
  const html = wordpressBody(source, {
    post: text('wp:post_id'),
    relations,
    warn: (message, line, kind) => warn(message, item.bodyLine + line - 1, kind),
  })
  const author = text('dc:creator')
  return {
    ...filledFields({
      title: htmlText(text('title')),
      slug: decodePercent(text('wp:post_name')),
      excerpt: htmlText(text('excerpt:encoded')),
      updatedAt: dateOf(item, 'modified').publishedAt,
      author: authorsOf(item) || relations.authors.get(author) || author,
      canonicalUrl: metaText(meta, ['_yoast_wpseo_canonical', 'rank_math_canonical_url']),
      seoTitle: metaText(meta, ['_yoast_wpseo_title', 'rank_math_title', '_aioseo_title']),
      seoDescription: metaText(meta, DESCRIPTIONS),
      cover: coverOf(item, relations),
    }),
    ...dateOf(item, 'date'),
    key: text('wp:post_id') || text('guid') || text('link'),
    place,
    ...subjectsOf(item),
    isDraft,
    ...(hasAppeared && { hasAppeared }),
    body: { format: 'html', text: addFootnotes(html, meta.get('footnotes')) },
    urlLines: urlLines(source, item.bodyLine),
    oldPaths: wordpressPaths(item, basePath(relations.site)),
    warnings,
  }
}

const authorsOf = ({ terms }: WxrItem) =>
  terms
    .filter(({ domain }) => domain === 'author')
    .map(({ name }) => htmlText(name))
    .join(', ')

function urlLines(body: string, first: number): Map<string, number> {
  const lines = new Map<string, number>()
  let line = first
  let at = 0
  for (const { index, 1: url = '' } of body.matchAll(/(?:href|src)=["']([^"']+)["']/g)) {
    line += lineFeeds(body.slice(at, index))
    at = index
    for (const one of [url, url.replace(/-\d+x\d+(?=\.\w+$)/, '')])
      if (!lines.has(one)) lines.set(one, line)
  }
  return lines
}

const DESCRIPTIONS = ['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description']

/** Drafts have a date of zeros in UTC, and sometimes one of the blog's own time. */
function dateOf({ fields }: WxrItem, kind: 'date' | 'modified') {
  const [first = {}, ...others] = [`wp:post_${kind}_gmt`, `wp:post_${kind}`]
    .map((name) => (fields.get(name) ?? '').trim())
    .filter((value) => value !== '' && !value.startsWith('0000'))
    .map(readPublication)
  return [first, ...others].find(({ publishedAt }) => publishedAt) ?? first
}

function draftReason({ fields }: WxrItem) {
  const status = (fields.get('wp:status') ?? '').trim()
  const hasAppeared = status === 'publish' || status === 'private'
  if ((fields.get('wp:post_password') ?? '').trim() !== '')
    return {
      isDraft: true,
      reason: 'It had a password, so it is imported as a draft.',
      hasAppeared,
    }
  if (status === 'private')
    return { isDraft: true, reason: 'It was private, so it is imported as a draft.', hasAppeared }
  // A date in the future schedules it here as well.
  if (status === 'publish' || status === 'future') return { isDraft: false }
  const isUsual = /^(?:draft|)$/.test(status)
  return {
    isDraft: true,
    ...(!isUsual && { reason: `Its status was “${status}”, so it is imported as a draft.` }),
  }
}

/** Search engines' texts; those with variables (`%%title%%`, `%sep%`) are patterns, not texts. */
function metaText(meta: WxrItem['meta'], names: readonly string[]): string | undefined {
  const value = names.map((name) => meta.get(name)?.trim()).find((text) => text)
  return value !== undefined && !/%%?\w+%|#\w+_\w+/.test(value) ? value : undefined
}

/** The first category, and the others with the tags; without one, a post is in the first one of WordPress. */
function subjectsOf({ terms }: WxrItem): Pick<SourcePost, 'tags' | 'category'> {
  const named = (domain: string) =>
    terms
      .filter((term) => term.domain === domain && term.slug !== 'uncategorized')
      .map(({ name }) => htmlText(name))
      .filter((name) => name !== '')
  const [category, ...others] = named('category')
  const tags = [...new Set([...others, ...named('post_tag')])]
  return { tags, ...(category !== undefined && { category }) }
}

function coverOf(
  { meta }: WxrItem,
  { attachments }: WordpressRelations,
): SourcePost['cover'] | undefined {
  const image = attachments.get(meta.get('_thumbnail_id')?.trim() ?? '')
  if (!image || image.url === '') return undefined
  return { url: image.url, ...(image.alt !== '' && { alt: htmlText(image.alt) }) }
}

// The block editor's references: `<sup data-fn="id" class="fn"><a href="#id" id="id-link">1</a></sup>`.
const REFERENCE =
  /<sup\b[^>]*\bdata-fn="([\w-]{1,100})"[^>]*>[^<]*(?:<a\b[^>]*>[^<]*<\/a>)?[^<]*<\/sup>/g

function addFootnotes(html: string, json: string | undefined): string {
  const notes = notesOf(json)
  if (notes.length === 0) return html
  const text = html.replace(REFERENCE, '<sup data-footnote="$1"></sup>')
  const items = notes.map(
    ({ id, content }) => `<li data-footnote="${escapeHtml(id)}">${content}</li>`,
  )
  return `${text}<ol data-type="footnotes">${items.join('')}</ol>`
}

type Note = { id: string; content: string }

/** Empty for another plugin's field of the same name. */
function notesOf(json: string | undefined): Note[] {
  const value = parseJson(json ?? '')
  return Array.isArray(value) ? value.filter(isNote) : []
}

const isNote = (value: unknown): value is Note =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['content'] === 'string'

/** The permanent link, the short link and old slugs that WordPress redirects. `base`: path of the blog on its host. */
function wordpressPaths({ fields, oldSlugs }: WxrItem, base: string): string[] {
  const id = fields.get('wp:post_id') ?? ''
  const found = new Set<string>()
  const link = pathOf(fields.get('link') ?? '')
  if (link !== undefined && link !== '/') found.add(link)
  if (id !== '') found.add(`${base}/?p=${id}`)
  const guid = pathOf(fields.get('guid') ?? '')
  if (guid !== undefined && isOfPost(guid, base)) found.add(guid)
  const slug = fields.get('wp:post_name') ?? ''
  if (link === undefined || slug === '' || !link.includes(`/${slug}`)) return [...found]
  for (const old of oldSlugs) found.add(link.replace(`/${slug}`, `/${old}`))
  return [...found]
}

const isOfPost = (guid: string, base: string) =>
  /[?&]p=\d+(?:&|$)/.test(guid) || (/^\/[^?]+$/.test(guid) && guid !== `${base}/`)

function pathOf(address: string): string | undefined {
  const text = address.trim()
  if (!URL.canParse(text)) return undefined
  const { pathname, search } = new URL(text)
  return pathname + search
}

const basePath = (site: string): string => (pathOf(site) ?? '').replace(/(?<!\/)\/+$/, '')
