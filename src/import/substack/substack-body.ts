import { parseJson, recordOf, textValue } from '#src/lib/json-record.ts'
import type { JsonRecord } from '#src/lib/json-record.ts'
import { editHtml } from '#src/import/html/edit-html.ts'
import type { HtmlElement } from '#src/import/html/edit-html.ts'
import { replaceUnsupported } from '#src/import/html/replace-unsupported.ts'
import type { ConversionIssue } from '#src/import/html/replace-unsupported.ts'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { escapeHtml } from '#src/lib/format/escape-html.ts'

type State = { isPaid: boolean; notes: string[]; losses: string[] }

/** `isPaid`: a marker ends the free part. */
export function substackBody(source: string): {
  html: string
  isPaid: boolean
  losses: ConversionIssue[]
} {
  const { html, losses } = replaceUnsupported(source)
  const state: State = { isPaid: false, notes: [], losses: [] }
  const text = editHtml(html, (element) => substackElement(element, state))
  const notes =
    state.notes.length === 0 ? '' : `<ol data-type="footnotes">${state.notes.join('')}</ol>`
  return {
    html: text + notes,
    isPaid: state.isPaid,
    losses: [
      // The symbols of its buttons, and the form to subscribe.
      ...losses.filter(({ text: loss }) => !/^A (?:drawing|form)\b/.test(loss)),
      ...[...new Set(state.losses)].map((text) => ({ text, line: 1, kind: 'embed' as const })),
    ],
  }
}

function substackElement(element: HtmlElement, state: State): string | undefined {
  if (element.name === 'img') return imageHtml(element)
  if (element.hasClass('footnote-anchor')) {
    const label = /^#footnote-(\w+)$/.exec(element.attribute('href') ?? '')?.[1]
    return label && `<sup data-footnote="${label}"></sup>`
  }
  if (element.hasClass('footnote')) return takeNote(element, state)
  if (element.hasClass('paywall-jump') || element.hasClass('paywall')) {
    state.isPaid = true
    return ''
  }
  if (element.name === 'a' && element.hasClass('image-link')) return element.inner()
  const convert = Object.entries(WIDGETS).find(([name]) => element.hasClass(name))?.[1]
  return convert?.(element, attributesOf(element), state)
}

function takeNote(element: HtmlElement, { notes }: State): string {
  const label = /id="footnote-(\w+)"/.exec(element.inner())?.[1] ?? String(notes.length + 1)
  const content = element.inner().replace(/<a [^>]*class="footnote-number"[^>]*>[^<]*<\/a>/, '')
  notes.push(`<li data-footnote="${label}">${content}</li>`)
  return ''
}

type Attributes = (name: string) => string
type Widget = (element: HtmlElement, text: Attributes, state: State) => string | undefined

const nothing: Widget = () => ''
const lost =
  (what: string): Widget =>
  (_element, _text, { losses }) => {
    losses.push(`${what} was removed.`)
    return ''
  }
const page: Widget = (_element, text) => {
  const url = text('canonical_url') || text('url')
  return url === '' ? undefined : linkHtml(url, text('title') || text('name') || url)
}

/** Keyed by a class of the outermost element; most keep their data as JSON in an attribute. */
const WIDGETS: Readonly<Record<string, Widget>> = {
  'subscription-widget-wrap': nothing,
  'subscription-widget-wrap-editor': nothing,
  'captioned-button-wrap': nothing,
  'image-link-expand': nothing,
  'install-substack-app-embed': nothing,
  'community-chat': nothing,
  'button-wrapper': (_element, text) =>
    /\/subscribe\b|\/comments\b|action=share|gift=true|\/share\b/.test(text('url'))
      ? ''
      : linkHtml(text('url'), text('text')),
  'image-gallery-embed': (element) => galleryHtml(element),
  pullquote: (element) => `<blockquote>${element.inner()}</blockquote>`,
  'callout-block': (element) => `<blockquote data-callout="note">${element.inner()}</blockquote>`,
  tweet: (_element, text) => quoteHtml(text),
  'twitter-embed': (_element, text) => quoteHtml(text),
  'latex-rendered': (_element, text) =>
    `<pre><code class="language-latex">${escapeHtml(text('persistentExpression'))}</code></pre>`,
  'mention-wrap': (_element, text) => escapeHtml(text('name')),
  'file-embed-wrapper': (element) => {
    const url = /href="([^"]+)"/.exec(element.inner())?.[1]
    return url && `<p><a href="${url}">A file</a></p>`
  },
  'digest-post-embed': page,
  'embedded-post-wrap': page,
  'embedded-publication-wrap': page,
  comment: page,
  'poll-embed': lost('A poll'),
  'native-video-embed': lost('A video of Substack'),
  'native-audio-embed': lost('A recording of Substack'),
}

function linkHtml(url: string, words: string): string {
  if (!/^https?:\/\//.test(url)) return ''
  return `<p><a href="${escapeHtml(url)}">${escapeHtml(words || url)}</a></p>`
}

function quoteHtml(text: Attributes): string {
  const words = text('full_text').replace(/&[a-z]+;/g, (entity) => ENTITIES[entity] ?? entity)
  const quoted = escapeHtml(words).replaceAll('\n', '<br>')
  const link = linkHtml(text('url'), text('name') || text('username'))
  return `<blockquote><p>${quoted}</p>${link}</blockquote>`
}
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }

function galleryHtml(element: HtmlElement): string | undefined {
  const gallery = recordOf(dataOf(element)['gallery'])
  const images = Array.isArray(gallery['images']) ? gallery['images'].map(recordOf) : []
  if (images.length === 0) return undefined
  const imageTags = images.map(({ src, alt }) => imgHtml(textOf(src), textOf(alt)))
  const caption = textOf(gallery['caption'])
  const words = caption === '' ? '' : `<p>${escapeHtml(caption)}</p>`
  return `<div class="gallery">${imageTags.join('')}</div>${words}`
}

/** Substack's own servers make the sizes of an image; the original stands at the end of their URL. */
function imageHtml(img: HtmlElement): string {
  const url = textOf(dataOf(img)['src']) || img.attribute('src') || ''
  return imgHtml(url, img.attribute('alt') ?? '')
}

function imgHtml(url: string, alt: string): string {
  const [, inside] =
    /^https:\/\/(?:substackcdn|cdn\.substack)\.com\/image\/fetch\/.*\/(https?[^/]+)$/.exec(url) ??
    []
  const original = inside === undefined ? url : decodePercent(inside)
  return `<img src="${escapeHtml(original)}" alt="${escapeHtml(alt)}">`
}

const attributesOf =
  (element: HtmlElement): Attributes =>
  (name) =>
    textOf(dataOf(element)[name])

const textOf = (value: unknown) => textValue(value).trim()

/** Empty for damaged data: the element is then unchanged. */
const dataOf = (element: HtmlElement): JsonRecord =>
  recordOf(parseJson(element.attribute('data-attrs') ?? ''))
