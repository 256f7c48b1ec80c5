import { htmlText } from '#src/import/html/entity-text.ts'
import { editHtml } from '#src/import/html/edit-html.ts'
import type { HtmlElement } from '#src/import/html/edit-html.ts'
import { replaceUnsupported } from '#src/import/html/replace-unsupported.ts'
import { filledFields } from '#src/import/source/filled-fields.ts'
import { readPublication } from '#src/import/source/read-date.ts'
import { warningAt } from '#src/import/source/post-warnings.ts'
import type { SourcePost } from '#src/import/source/source-post.ts'
import { lineFeeds } from '#src/lib/format/line-feeds.ts'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { escapeHtml } from '#src/lib/format/escape-html.ts'

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
      ...(isDraft ? {} : readPublication(page.date)),
      author: page.author,
      canonicalUrl: own === undefined ? page.canonical : undefined,
      cover: page.cover,
      problem: page.body === undefined ? NO_STORY : undefined,
    }),
    body: { format: 'html', text: page.body ?? '' },
    oldPaths: [...(id === undefined ? [] : [`/p/${id}`]), ...(own ? [new URL(own).pathname] : [])],
    warnings: losses.map((loss) => warningAt(place, loss)),
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

type Editing = {
  page: Page
  text: { dividers: number }
  ids: ReadonlySet<string>
}

/** The id of the story that a URL of Medium leads to: `/@name/title-efef12345678`, `/p/efef12345678`. */
const storyId = (url: string): string | undefined =>
  /^https?:\/\/[^/?#]+\/(?:[^?#]*[-/])?([0-9a-f]{8,14})(?=[?#]|$)/.exec(url)?.[1]

function mediumElement(element: HtmlElement, context: Editing): string | undefined {
  switch (element.name) {
    case 'pre':
      return codeHtml(element)
    case 'a':
      return linkHtml(element, context.ids)
    case 'hr':
      return dividerHtml(element, context)
    case 'figure':
      return isCover(element, context) ? '' : undefined
    case 'div':
      return element.hasClass('graf--mixtapeEmbed') ? previewHtml(element) : undefined
    default:
      return /^h[1-4]$/.test(element.name) ? headingHtml(element, context) : undefined
  }
}

const previewHtml = (preview: HtmlElement) =>
  `<p>${preview.inner().replace(/<\/em>(?=[^<])/, '</em><br>')}</p>`

function codeHtml(pre: HtmlElement): string | undefined {
  const language = pre.attribute('data-code-block-lang') ?? ''
  if (language === '') return undefined
  return `<pre><code class="language-${escapeHtml(language)}">${pre.inner()}</code></pre>`
}

/** Links between stories of the export name the id, which stays when a title changes. */
function linkHtml(link: HtmlElement, ids: ReadonlySet<string>): string | undefined {
  if (link.hasClass('mixtapeImage')) return ''
  const id = storyId(link.attribute('href') ?? '')
  return id !== undefined && ids.has(id) && !link.hasClass('p-canonical')
    ? `<a href="/p/${id}">${link.inner()}</a>`
    : undefined
}

/** Each section begins with one, the first too. */
function dividerHtml(hr: HtmlElement, { text }: Editing): string | undefined {
  if (!hr.hasClass('section-divider')) return undefined
  text.dividers += 1
  return text.dividers === 1 ? '' : undefined
}

/** The cover, when it stands before the text and has no words of its own. */
const isCover = (figure: HtmlElement, { page }: Editing): boolean =>
  page.cover !== undefined &&
  figure.text() === '' &&
  figure.inner().includes('data-is-featured="true"') &&
  !page.parts.includes('p')

/** The title and the subtitle are repeated at the start of the text; Medium's levels are 3 and 4. */
function headingHtml(heading: HtmlElement, { page }: Editing): string | undefined {
  const text = plain(heading.text())
  if (heading.hasClass('graf--title') && text === plain(page.title)) return ''
  if (heading.hasClass('graf--subtitle') && text === plain(page.summary)) return ''
  if (!heading.hasClass('graf--h3') && !heading.hasClass('graf--h4')) return undefined
  const name = heading.hasClass('graf--h3') ? 'h2' : 'h3'
  return `<${name}>${heading.inner()}</${name}>`
}

/** Typographic quotes and the final full stop differ between the two. */
const plain = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\.$/, '')
