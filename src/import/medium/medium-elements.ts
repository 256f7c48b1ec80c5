import type { HtmlElement } from '#src/import/html/edit-html.ts'
import { escapeHtml } from '#src/lib/format/escape-html.ts'

type Context = {
  page: { title: string; summary: string; cover?: { url: string }; parts: readonly string[] }
  text: { dividers: number }
  ids: ReadonlySet<string>
}

/** The id of the story that a URL of Medium leads to: `/@name/title-efef12345678`, `/p/efef12345678`. */
export const storyId = (url: string): string | undefined =>
  /^https?:\/\/[^/?#]+\/(?:[^?#]*[-/])?([0-9a-f]{8,14})(?=[?#]|$)/.exec(url)?.[1]

export function mediumElement(element: HtmlElement, context: Context): string | undefined {
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
function dividerHtml(hr: HtmlElement, { text }: Context): string | undefined {
  if (!hr.hasClass('section-divider')) return undefined
  text.dividers += 1
  return text.dividers === 1 ? '' : undefined
}

/** The cover, when it stands before the text and has no words of its own. */
const isCover = (figure: HtmlElement, { page }: Context): boolean =>
  page.cover !== undefined &&
  figure.text() === '' &&
  figure.inner().includes('data-is-featured="true"') &&
  !page.parts.includes('p')

/** The title and the subtitle are repeated at the start of the text; Medium's levels are 3 and 4. */
function headingHtml(heading: HtmlElement, { page }: Context): string | undefined {
  const text = plain(heading.text())
  if (heading.hasClass('graf--title') && text === plain(page.title)) return ''
  if (heading.hasClass('graf--subtitle') && text === plain(page.summary)) return ''
  if (!heading.hasClass('graf--h3') && !heading.hasClass('graf--h4')) return undefined
  const name = heading.hasClass('graf--h3') ? 'h2' : 'h3'
  return `<${name}>${heading.inner()}</${name}>`
}

/** Typographic quotes and the final full stop differ between the two. */
const plain = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\.$/, '')
