import { htmlText } from '#src/import/html/entity-text.ts'
import { editHtml } from '#src/import/html/edit-html.ts'
import type { HtmlElement } from '#src/import/html/edit-html.ts'
import { replaceUnsupported } from '#src/import/html/replace-unsupported.ts'
import { filledFields } from '#src/import/source/filled-fields.ts'
import { readDate } from '#src/import/source/read-date.ts'
import type { SourcePost } from '#src/import/source/source-post.ts'
import { lineFeeds } from '#src/lib/format/line-feeds.ts'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { mediumElement, storyId } from './medium-elements.ts'

type Context = {
  file: string
  id: string | undefined
  ids: ReadonlySet<string>
}

export function readMediumPost(
  source: string,
  { file, id, ids }: Context,
): { post: SourcePost; isReply: boolean } {
  const place = { file }
  // Do not report the page's own style sheet. Lines keep their numbers.
  const story = source.replace(/<head>[^]*?<\/head>/, (head) => '\n'.repeat(lineFeeds(head)))
  const { html, losses } = replaceUnsupported(story)
  const page = readPage(html, ids)
  const isDraft = /(?:^|\/)draft_/.test(file)
  const key = id ?? file
  const own = ownUrl(page.canonical, id)
  const post: SourcePost = {
    ...{ key, place, isDraft, tags: page.tags },
    ...filledFields({
      title: page.title,
      slug: slugOf(own ?? file, id),
      excerpt: page.summary,
      publishedAt: isDraft ? undefined : readDate(page.date),
      author: page.author,
      canonicalUrl: own === undefined ? page.canonical : undefined,
      cover: page.cover,
      problem: page.body === undefined ? NO_STORY : undefined,
    }),
    body: { format: 'html', text: page.body ?? '' },
    oldPaths: [...(id === undefined ? [] : [`/p/${id}`]), ...(own ? [new URL(own).pathname] : [])],
    warnings: losses.map(({ line, ...loss }) => ({ ...loss, place: { ...place, line } })),
  }
  return { post, isReply: !isDraft && isReply(page) }
}

const NO_STORY = 'It is not a Medium story: its text (class “e-content”) is missing'

type Page = {
  title: string
  summary: string
  tags: string[]
  author?: string
  date?: string
  canonical?: string
  cover?: { url: string; alt?: string }
  body?: string
  parts: string[]
}

/** The fields stand before and behind the text; each has a class of its own. */
function readPage(html: string, ids: ReadonlySet<string>): Page {
  const page: Page = { title: '', summary: '', tags: [], parts: [] }
  const text = { dividers: 0 }
  editHtml(html, (element) => {
    const href = element.attribute('href')
    if (element.hasClass('p-name')) page.title = element.text()
    if (element.hasClass('p-summary')) page.summary = element.text()
    if (element.hasClass('p-tag')) page.tags.push(element.text())
    if (element.hasClass('p-author')) page.author = element.text()
    if (element.hasClass('p-canonical') && href !== undefined) page.canonical = href
    if (element.hasClass('dt-published')) page.date = element.attribute('datetime') ?? ''
    if (element.hasClass('e-content')) page.body = element.inner()
    if (element.hasClass('graf')) page.parts.push(element.name)
    const cover = coverOf(element)
    if (cover) page.cover = cover
    return mediumElement(element, { page, text, ids })
  })
  return page
}

function coverOf(element: HtmlElement): Page['cover'] {
  const url = element.attribute('src')
  if (element.attribute('data-is-featured') !== 'true' || url === undefined) return undefined
  const alt = element.attribute('alt')?.trim() ?? ''
  return { url, ...(alt !== '' && { alt }) }
}

/** Medium's own URL of a story; the canonical one of a story that first appeared elsewhere is another. */
const ownUrl = (canonical: string | undefined, id: string | undefined): string | undefined =>
  canonical !== undefined && id !== undefined && storyId(canonical) === id ? canonical : undefined

const slugOf = (url: string, id: string | undefined) =>
  decodePercent(url.split('/').at(-1) ?? '')
    .replace(/\.html$/, '')
    .replace(/^(?:\d{4}-\d\d-\d\d|draft)_/, '')
    .replace(new RegExp(`-*${id ?? ''}$`), '')

/** A reply has no heading or image, and its first words for a title. */
function isReply({ title, body, parts }: Page): boolean {
  if (parts.length > 3 || parts.some((name) => name !== 'p')) return false
  const text = htmlText(body ?? '')
  const words = htmlText(title).replace(/…$|\.\.\.$/, '')
  return words !== '' && text.startsWith(words)
}
