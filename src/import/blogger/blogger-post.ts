import { editHtml } from '#src/import/html/edit-html.ts'
import type { HtmlElement } from '#src/import/html/edit-html.ts'
import { entityText } from '#src/import/html/entity-text.ts'
import { replaceUnsupported } from '#src/import/html/replace-unsupported.ts'
import { commentsWarning, warningAt } from '#src/import/source/post-warnings.ts'
import { filledFields } from '#src/import/source/filled-fields.ts'
import { readDate, readPublication } from '#src/import/source/read-date.ts'
import type { SourcePost } from '#src/import/source/source-post.ts'
import { escapeHtml } from '#src/lib/format/escape-html.ts'
import type { FeedEntry } from './read-feed.ts'

type Context = { file: string; comments: number | undefined }

export function bloggerPost(entry: FeedEntry, { file, comments }: Context): SourcePost {
  const text = (name: string) => entityText(entry.fields.get(name))
  const place = { file, line: entry.line }
  const { html, losses } = replaceUnsupported(entry.fields.get('content') ?? '')
  const path = pathOf(text('blogger:filename') || entry.url)
  return {
    key: entryKey(text('id')),
    ...{ place, tags: [...new Set(entry.labels.map(entityText))], isDraft: isDraft(entry) },
    ...filledFields({
      title: text('title'),
      slug: /\/([^/]+)\.html$/.exec(path)?.[1],
      ...readPublication(text('published')),
      updatedAt: readDate(text('updated')),
      author: entityText(entry.author),
      seoDescription: text('blogger:metaDescription'),
    }),
    body: { format: 'html', text: bloggerBody(html) },
    oldPaths: path === '' ? [] : [path],
    warnings: [
      ...losses.map((loss) => warningAt({ file, line: entry.contentLine }, loss)),
      ...commentsWarning(comments, place),
    ],
  }
}

/** The number of an entry, which both forms of the feed end an id with. */
export const entryKey = (id: string): string => /(post-\d+)$/.exec(id)?.[1] ?? id

/** Scheduled posts have a date in the future, which schedules them here as well. */
const isDraft = ({ fields }: FeedEntry) =>
  !/^(?:LIVE|SCHEDULED)$/.test((fields.get('blogger:status') ?? 'LIVE').trim()) ||
  /^yes$/i.test((fields.get('app:draft') ?? '').trim())

const pathOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).pathname : url.startsWith('/') ? url : ''

/** Its editor ends paragraphs by two line breaks, and sets images with captions as tables. */
function bloggerBody(html: string): string {
  let isCode = false
  const paragraphs = html.replace(BREAKS, (mark) => {
    if (!/^<\/?pre/i.test(mark)) return isCode ? mark : '</p><p>'
    isCode = !mark.startsWith('</')
    return mark
  })
  return editHtml(paragraphs, bloggerElement)
}
const BREAKS = /<\/?pre\b|<br ?\/?>\s*(?:<br ?\/?>\s*)+/gi

function bloggerElement(element: HtmlElement): string | undefined {
  const { name, attribute, inner, hasClass } = element
  if (name === 'img') return imgHtml(attribute('src') ?? '', attribute('alt') ?? '')
  if (name === 'a' && attribute('name') === 'more') return ''
  if (name === 'a') return largerImage(element)
  if (name === 'td' && hasClass('tr-caption')) return `<td><figcaption>${inner()}</figcaption></td>`
  if (name !== 'table' || !hasClass('tr-caption-container')) return undefined
  return `<figure>${inner().replace(/<\/?(?:tbody|tr|td)\b[^>]*>/g, '')}</figure>`
}

/** The link of an image leads to a larger size of it. */
function largerImage({ attribute, inner }: HtmlElement): string | undefined {
  const alt = /^\s*<img [^>]*alt="([^"]*)"[^>]*>\s*$/.exec(inner())?.[1]
  const href = attribute('href') ?? ''
  return alt !== undefined && SIZED.test(href)
    ? `<img src="${escapeHtml(largest(href))}" alt="${alt}">`
    : undefined
}

const SIZED = /^https?:\/\/(?:[\w-]+\.googleusercontent\.com|[\w-]+\.bp\.blogspot\.com)\//

const imgHtml = (src: string, alt: string) =>
  `<img src="${escapeHtml(largest(src))}" alt="${escapeHtml(alt)}">`

/** Google makes each size that a URL names; `s0` is the original. */
const largest = (url: string) =>
  SIZED.test(url)
    ? url
        .replace(/\/(?:s\d+|w\d+-h\d+)(?:-[\w-]+)?\/(?=[^/]+$)/, '/s0/')
        .replace(/=(?:s\d+|w\d+-h\d+)(?:-[\w-]+)?$/, '=s0')
    : url
