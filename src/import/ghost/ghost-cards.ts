import { isRecord, recordOf, textValue } from '#src/lib/json-record.ts'
import type { JsonRecord } from '#src/lib/json-record.ts'
import { Marked } from 'marked'
import markedFootnote from 'marked-footnote'
import { calloutOfIcon } from '#src/content/paste/callout-icon.ts'
import type { ConversionIssue } from '#src/import/html/replace-unsupported.ts'
import { escapeHtml } from '#src/lib/format/escape-html.ts'

type Card = {
  text: (name: string) => string
  payload: JsonRecord
  losses: ConversionIssue[]
}

/** Fields whose name contains caption, toggle or callout hold HTML, all others text. Unknown cards become text or a link. */
export function cardHtml(type: string, payload: JsonRecord, losses: ConversionIssue[]): string {
  const text = (name: string) => textOf(payload[name])
  const html = CARDS.get(type)?.({ text, payload, losses })
  if (html !== undefined) return html
  losses.push({ text: `A card of the kind “${type.slice(0, 40)}” became text.` })
  const words = text('html') || text('title') || text('header') || text('text')
  const url = text('url') || text('src') || text('buttonUrl')
  return paragraph(url === '' ? words : link(url, words || url))
}

const textOf = (value: unknown): string => textValue(value).trim()

const paragraph = (html: string) => (html === '' ? '' : `<p>${html}</p>`)

const link = (url: string, words: string) =>
  url === '' ? escapeHtml(words) : `<a href="${escapeHtml(url)}">${escapeHtml(words)}</a>`

const attribute = (name: string, value: string) =>
  value === '' ? '' : ` ${name}="${escapeHtml(value)}"`

const figure = (content: string, caption: string) =>
  `<figure>${content}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`

function imageHtml({ text }: Card): string {
  if (text('src') === '') return ''
  const img = `<img src="${escapeHtml(text('src'))}"${attribute('alt', text('alt'))}${attribute('title', text('title'))}>`
  const linked = text('href') === '' ? img : `<a href="${escapeHtml(text('href'))}">${img}</a>`
  return figure(linked, text('caption'))
}

function galleryHtml({ text, payload, losses }: Card): string {
  const images = Array.isArray(payload['images']) ? payload['images'].filter(isRecord) : []
  const imageTags = images.map((image) =>
    imageHtml({ payload: image, losses, text: (name) => textOf(image[name]) }),
  )
  return `<div class="gallery">${imageTags.join('')}</div>${paragraph(text('caption'))}`
}

function codeHtml({ text, payload }: Card): string {
  const code = textValue(payload['code'])
  const language = text('language')
  const name = language === '' ? '' : ` class="language-${escapeHtml(language)}"`
  return figure(`<pre><code${name}>${escapeHtml(code)}</code></pre>`, text('caption'))
}

function bookmarkHtml({ text, payload }: Card): string {
  const metadata = recordOf(payload['metadata'])
  const url = text('url') || textOf(metadata['url'])
  const title = textOf(metadata['title']) || url
  const description = textOf(metadata['description'])
  const words = description === '' ? '' : `<br>${escapeHtml(description)}`
  return paragraph(link(url, title) + words) + paragraph(text('caption'))
}

/** Quoted posts are text; what else is embedded becomes a link to its page. */
function embedHtml({ text, payload, losses }: Card): string {
  const html = text('html')
  const metadata = recordOf(payload['metadata'])
  const url = text('url')
  const isQuote = /<blockquote\b/i.test(html)
  if (url === '' && !isQuote) return html + paragraph(text('caption'))
  const became = isQuote ? 'An embedded post became a quote' : 'An embedded page became a link'
  losses.push({ text: `${became}: ${url || 'without a URL'}`, kind: 'embed' })
  const content = isQuote ? html : paragraph(link(url, textOf(metadata['title']) || url))
  return content + paragraph(text('caption'))
}

function calloutHtml({ text }: Card): string {
  const { kind, text: icon } = calloutOfIcon(text('calloutEmoji'))
  const words = [escapeHtml(icon), text('calloutText')].filter(Boolean).join(' ')
  return `<blockquote data-callout="${kind}"><p>${words}</p></blockquote>`
}

const toggleHtml = ({ text }: Card) =>
  `<details><summary>${text('heading')}</summary>${text('content')}</details>`

const buttonHtml = ({ text }: Card) =>
  paragraph(link(text('buttonUrl'), text('buttonText') || text('buttonUrl')))

function fileHtml({ text }: Card): string {
  const name = text('fileTitle') || text('fileName') || text('src')
  const caption = text('fileCaption')
  return paragraph(link(text('src'), name) + (caption === '' ? '' : `<br>${caption}`))
}

/** A player; its replacement is made with all HTML. */
const playerHtml =
  (element: 'audio' | 'video') =>
  ({ text }: Card) => {
    const title = attribute('title', text('title') || text('fileName'))
    const player = `<${element}${attribute('src', text('src'))}${title}></${element}>`
    return paragraph(player) + paragraph(text('caption'))
  }

function productHtml(card: Card): string {
  const { text } = card
  const imageTag = imageHtml({
    ...card,
    text: (name) => (name === 'src' ? text('productImageSrc') : ''),
  })
  const title = text('productTitle')
  const button = paragraph(link(text('productUrl'), text('productButton') || text('productUrl')))
  return `${imageTag}${title === '' ? '' : `<h3>${title}</h3>`}${text('productDescription')}${button}`
}

const headerHtml = (card: Card) =>
  `${card.text('header') === '' ? '' : `<h2>${card.text('header')}</h2>`}${paragraph(card.text('subheader'))}${buttonHtml(card)}`

const callHtml = (card: Card) =>
  imageHtml({ ...card, text: (name) => (name === 'src' ? card.text('imageUrl') : '') }) +
  paragraph(card.text('textValue')) +
  buttonHtml(card)

const markdown = new Marked().use(markedFootnote())

export const markdownHtml = (source: string): string => markdown.parse(source, { async: false })

const nothing = () => ''

const CARDS: ReadonlyMap<string, (card: Card) => string> = new Map([
  ['image', imageHtml],
  ['gallery', galleryHtml],
  ['code', codeHtml],
  ['codeblock', codeHtml],
  ['html', ({ text }: Card) => text('html')],
  ['markdown', ({ text }: Card) => markdownHtml(text('markdown'))],
  ['card-markdown', ({ text }: Card) => markdownHtml(text('markdown'))],
  ['hr', () => '<hr>'],
  ['horizontalrule', () => '<hr>'],
  ['bookmark', bookmarkHtml],
  ['embed', embedHtml],
  ['callout', calloutHtml],
  ['toggle', toggleHtml],
  ['button', buttonHtml],
  ['file', fileHtml],
  ['audio', playerHtml('audio')],
  ['video', playerHtml('video')],
  ['header', headerHtml],
  ['product', productHtml],
  ['call-to-action', callHtml],
  ['paywall', () => '<!--members-only-->'],
  // Seen only in mails, or a form of Ghost's memberships.
  ['email', nothing],
  ['email-cta', nothing],
  ['signup', nothing],
  ['zwnj', nothing],
])
