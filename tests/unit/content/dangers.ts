import { fromHtml } from 'hast-util-from-html'
import { splitSegments } from '#src/content/format/split-segments.ts'
import type { Element, Nodes } from 'hast'
import type { RenderBlock } from '#src/content/render/render-node.ts'
import type { Segment } from '#src/content/format/segment.ts'

const TARGET = ['target', 'rel', 'href']
const CELL = ['colSpan', 'rowSpan', 'colwidth', 'style']
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  ...{ p: ['style'], h1: ['style'], h2: ['style'], h3: ['style'], strong: [], em: [], s: [] },
  ...{ br: [], code: ['className'], span: ['style'], mark: ['dataColor', 'style'], a: TARGET },
  ...{
    img: ['src', 'alt', 'title', 'width'],
    ul: ['dataType'],
    ol: ['start', 'dataType'],
    sup: ['dataFootnote', 'dataNote'],
    li: ['dataChecked', 'dataType', 'dataFootnote'],
  },
  ...{
    label: [],
    input: ['type', 'checked'],
    div: [],
    blockquote: ['dataCallout'],
    hr: [],
    pre: ['dataMeta'],
  },
  ...{ table: ['style'], colgroup: [], col: ['style'], tbody: [], tr: [] },
  ...{ td: CELL, th: CELL },
}
const COLOR = '(?:#[0-9A-F]{6}(?:[0-9A-F]{2})?|[a-z]{3,20}|(?:rgb|hsl)a?\\([\\d.,%/ ]+\\))'
const STYLE = new RegExp(
  `^(?:text-align: (?:left|center|right|justify);|color: ${COLOR};|background-color: ${COLOR}; color: inherit;|(?:min-)?width: \\d+px;)$`,
)
const PAGE = 'https://folio.example/blog/1'

/** Dangerous constructs in stored content, found independently of the sanitiser. */
export function contentDangers(content: string): string[] {
  return splitSegments(content).flatMap(segmentDangers)
}

function segmentDangers(segment: Segment): string[] {
  switch (segment.type) {
    case 'code':
      return [
        ...(/^[a-z0-9_+#.-]*$/.test(segment.language) ? [] : [`language ${segment.language}`]),
        ...metaDangers(segment.meta),
      ]
    case 'image':
      return sourceDangers(segment.src)
    case 'html':
      // Notes are carried by their references on the clipboard only.
      return [...htmlDangers(segment.html), ...(segment.html.match(/<sup [^>]*data-note/g) ?? [])]
    case 'text':
      return textDangers(segment.text)
  }
}

/** Stored in the line of a fence, which a simple parser may take for HTML. */
const metaDangers = (meta: unknown = '') =>
  /[<>`\n]/.test(String(meta)) ? [`metadata ${String(meta)}`] : []

function elements(node: Nodes): Element[] {
  const inside = 'children' in node ? node.children.flatMap(elements) : []
  return node.type === 'element' ? [node, ...inside] : inside
}

export function htmlDangers(html: string): string[] {
  const comments = html.includes('<!') ? ['comment'] : []
  return [...comments, ...elements(fromHtml(html, { fragment: true })).flatMap(elementDangers)]
}

function elementDangers({ tagName, properties }: Element): string[] {
  const allowed = Object.hasOwn(ATTRIBUTES, tagName) ? ATTRIBUTES[tagName] : undefined
  const unknown = Object.keys(properties).filter((name) => !allowed?.includes(name))
  const style = String(properties.style ?? 'text-align: left;')
  return [
    ...(allowed ? [] : [`element ${tagName}`]),
    ...unknown.map((name) => `attribute ${name} of ${tagName}`),
    ...(STYLE.test(style) ? [] : [`style ${style}`]),
    ...linkDangers(String(properties.href ?? '/')),
    ...sourceDangers(String(properties.src ?? '/')),
    ...(/^(?:[\da-f]{32}-)?\d{1,6}$/.test(String(properties.dataFootnote ?? '1'))
      ? []
      : ['footnote label']),
    ...htmlDangers(String(properties.dataNote ?? '')),
    ...metaDangers(properties.dataMeta),
    ...(/^(?:320|480)$/.test(String(properties.width ?? '320')) ? [] : ['width']),
  ]
}

/** Stored text must be harmless even when it is rendered as HTML. */
function textDangers(text: string): string[] {
  const found = elements(fromHtml(text, { fragment: true }))
  const live = found.filter(({ tagName }) => LIVE_ELEMENT.test(tagName))
  const attributes = found.flatMap(({ properties }) => Object.entries(properties))
  const armed = attributes.filter(([name, value]) => LIVE_ATTRIBUTE.test(name) && value !== '')
  return [
    ...live.map(({ tagName }) => `live element ${tagName} in text`),
    ...armed.map(([name]) => `live attribute ${name} in text`),
  ]
}

const LIVE_ELEMENT = /^(?:script|style|iframe|object|embed|svg|math|template|form|plaintext)$/
const LIVE_ATTRIBUTE = /^(?:on|href|src|style|action|formaction)/i

function linkDangers(href: string): string[] {
  const { protocol, host } = new URL(href, PAGE)
  const isWritten = /^(?:https?:\/\/|mailto:|tel:)/i.test(href)
  const isSafe = /^(?:https?|mailto|tel):$/.test(protocol) && (isWritten || isOwn(host))
  return isSafe ? [] : [`link ${href}`]
}

function sourceDangers(src: string): string[] {
  const { protocol, host } = new URL(src, PAGE)
  const isSafe = /^https?:$/.test(protocol) && (/^https?:\/\//i.test(src) || isOwn(host))
  return isSafe ? [] : [`source ${src}`]
}

function isOwn(host: string): boolean {
  return host === new URL(PAGE).host
}

const RENDERED =
  /^(?:text|break|strong|em|s|code|color|highlight|link|paragraph|heading|list|taskList|quote|callout|rule|image|table|footnote|footnotes|backLink)$/
const KEYS =
  /^(?:type|value|children|color|href|text|align|level|id|ordered|start|items|checked|language|label|code|src|alt|title|rows|header|colspan|rowspan|width|widths|notes|ordinal|kind|meta)$/

/** Dangerous values in the nodes passed to a renderer. */
export function renderDangers(blocks: readonly RenderBlock[]): string[] {
  return objectsIn(blocks).flatMap((node) => [
    ...Object.keys(node)
      .filter((key) => !KEYS.test(key))
      .map((key) => `key ${key}`),
    ...(RENDERED.test(textOf(node.type, 'text')) ? [] : [`node ${textOf(node.type, '')}`]),
    ...linkDangers(textOf(node.href, '/')),
    ...sourceDangers(textOf(node.src, '/')),
    ...(/^[a-z0-9_+#.-]*$/.test(textOf(node.language, '')) ? [] : ['language']),
    ...(/^(?:left|center|right|justify)$/.test(textOf(node.align, 'left')) ? [] : ['align']),
    ...(/^(?:320|480)$/.test(textOf(node.width, '320')) ? [] : ['width']),
    ...(node.type === 'code' || /^\d+$/.test(textOf(node.label, '1')) ? [] : ['footnote label']),
    ...(/^(?:note|tip|warning)$/.test(textOf(node.kind, 'note')) ? [] : ['callout kind']),
    ...(new RegExp(`^${COLOR}$`).test(textOf(node.color, 'red')) ? [] : ['colour']),
  ])
}

const textOf = (value: unknown, absent: string): string =>
  value === undefined ? absent : typeof value === 'string' ? value : JSON.stringify(value)

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)]
}
