import type { IssueKind } from '#src/contract/import/issue-kinds.ts'
import { parseHtml } from '#parse-html'
import { isElement } from '#src/content/html/source-element.ts'
import type { SourceNode } from '#src/content/html/source-tree.ts'
import { escapeHtml } from '#src/lib/format/escape-html.ts'
import { htmlText } from './entity-text.ts'
import { embeddedPage, WIDGET_SCRIPT } from './embedded-page.ts'

export type Replacement = { html: string; loss?: string; kind?: IssueKind }

type Element = { attribute: (name: string) => string | undefined; inner: string }

/** Attributes of a tag between its name and its end, parsed when the first is read. */
export function attributesOf(source: string): Element['attribute'] {
  let element: SourceNode | undefined
  return (name) => {
    element ??= parseHtml(`<i ${source}>`)[0]
    return isElement(element) ? element.attribute(name) : undefined
  }
}

const player =
  (kind: string) =>
  ({ attribute, inner }: Element): Replacement => {
    const [, source] = /<(?:source|embed)\b([^>]*)>/i.exec(inner) ?? []
    const nested = source === undefined ? undefined : attributesOf(source)('src')
    const url = attribute('src') || attribute('data-src') || attribute('data') || nested
    return linkInstead(kind, { url, title: attribute('title') })
  }

function linkInstead(
  kind: string,
  { url, title }: { url: string | undefined; title: string | undefined },
): Replacement {
  const page = embeddedPage(url?.trim() ?? '')
  if (page === '') return { html: '', loss: `${kind} without a URL was removed.`, kind: 'embed' }
  const words = title?.trim() ? title.trim() : page
  return {
    html: `<a href="${escapeHtml(page)}">${escapeHtml(words)}</a>`,
    loss: `${kind} became a link: ${page}`,
    kind: 'embed',
  }
}

const PROGRAM_TYPE = /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i

/** An embedded page becomes a link, inline code a code block; data and widget loaders are dropped. */
function script({ attribute, inner }: Element): Replacement {
  const url = attribute('src')?.trim() ?? ''
  if (url !== '') {
    if (WIDGET_SCRIPT.test(url)) return { html: '' }
    if (/^https?:/.test(url) && embeddedPage(url) !== url)
      return linkInstead('A script', { url, title: undefined })
    return { html: '', loss: `A script was removed: ${url}`, kind: 'code' }
  }
  const type = attribute('type')?.trim() ?? ''
  if (/^math\/tex/i.test(type)) return { html: `<code>${escapeHtml(inner.trim())}</code>` }
  if (!PROGRAM_TYPE.test(type) || inner.trim() === '') return { html: '' }
  const code = escapeHtml(inner.replace(/^\s*\n/, '').trimEnd())
  return {
    html: `<pre><code class="language-javascript">${code}</code></pre>`,
    loss: 'A script became a code block.',
    kind: 'code',
  }
}

function drawing({ inner }: Element): Replacement {
  const words = [...inner.matchAll(/<(?:title|text|tspan)\b[^>]*>([^<]*)/gi)]
    .map(([, text = '']) => htmlText(text))
    .filter((text) => text !== '')
  const html = escapeHtml(words.join(' '))
  return { html, loss: 'A drawing (SVG) was removed; only its text is kept.' }
}

function formula({ inner }: Element): Replacement {
  const [, tex] = /<annotation\b[^>]*encoding="application\/x-tex"[^>]*>([^<]*)/i.exec(inner) ?? []
  const words = tex === undefined ? htmlText(inner.replace(/<[^>]*>/g, ' ')) : htmlText(tex)
  return { html: `<code>${escapeHtml(words)}</code>`, loss: 'A formula (MathML) became text.' }
}

const dropped = (loss?: string) => (): Replacement =>
  loss === undefined ? { html: '' } : { html: '', loss }

export const UNWRAPPED: ReadonlySet<string> = new Set(['canvas', 'form', 'button', 'embed'])

export const UNSUPPORTED: ReadonlyMap<string, (element: Element) => Replacement> = new Map([
  ['iframe', player('A frame')],
  ['frame', player('A frame')],
  ['object', player('An embedded object')],
  ['embed', player('An embedded object')],
  ['video', player('A video')],
  ['audio', player('A sound')],
  ['script', script],
  ['style', dropped('A style sheet was removed.')],
  ['svg', drawing],
  ['math', formula],
  ['canvas', dropped('A canvas was removed; its text is kept.')],
  ['textarea', ({ inner }: Element) => ({ html: escapeHtml(htmlText(inner)) })],
  ['select', dropped('A list of choices was removed.')],
  ['form', dropped('A form was removed; its text is kept.')],
  ['button', dropped()],
  // `<noscript>` duplicates its sibling content.
  ['noscript', dropped()],
  ['template', dropped()],
  ['title', dropped()],
  ['noembed', dropped()],
  ['noframes', dropped()],
])
