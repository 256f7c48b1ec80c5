import { SaxesParser } from 'saxes'
import type { SvgNode } from '#src/contract/posts/public-page-data.ts'

const ELEMENTS = new Set(
  'svg g path rect circle ellipse line polygon polyline text tspan title defs linearGradient stop'.split(
    ' ',
  ),
)
/** Keyed by their names in React. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  ...named('id viewBox width height x y x1 x2 y1 y2 cx cy r rx ry d points transform offset'),
  ...named('fill stroke opacity dx dy gradientUnits'),
  ...{ class: 'className', 'xml:space': 'xmlSpace', 'stop-color': 'stopColor' },
  ...{ 'stroke-width': 'strokeWidth', 'stroke-dasharray': 'strokeDasharray' },
  ...{ 'stroke-linecap': 'strokeLinecap', 'stroke-linejoin': 'strokeLinejoin' },
  ...{ 'fill-opacity': 'fillOpacity', 'stroke-opacity': 'strokeOpacity', color: 'color' },
  ...{ 'text-anchor': 'textAnchor', 'font-size': 'fontSize', 'font-weight': 'fontWeight' },
  ...{ 'font-style': 'fontStyle', 'text-decoration': 'textDecoration' },
}

function named(names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, name]))
}

type Element = Exclude<SvgNode, string>

/** Keeps an allow-list. Styles become attributes, because the policy of public pages blocks them (see diagram.css). */
export function svgTree(svg: string): Element {
  const root: Element = { tag: 'svg', attributes: {}, children: [] }
  const open: (Element | undefined)[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    const isInside = open.length === 0 || open.at(-1) !== undefined
    const element = isInside && ELEMENTS.has(name) ? elementOf(name, attributes) : undefined
    if (element && open.length === 0) Object.assign(root, element)
    else if (element) open.at(-1)?.children.push(element)
    open.push(open.length === 0 ? root : element)
  })
  parser.on('text', (text) => void open.at(-1)?.children.push(text))
  parser.on('closetag', () => void open.pop())
  parser.write(svg).close()
  return root
}

function elementOf(tag: string, given: Readonly<Record<string, string>>): Element {
  const { style = '', ...attributes } = given
  const isRoot = tag === 'svg'
  const declared = isRoot ? [] : declarations(style)
  const written = [...Object.entries(attributes), ...declared].flatMap(([name, value]) => {
    const known = ATTRIBUTES[name]
    // A reference leads into the drawing itself.
    return known === undefined || /url\((?!#)/i.test(value) ? [] : [[known, value] as const]
  })
  const isRound = declared.some(([name]) => name === 'rx')
  const kept = Object.fromEntries(written.filter(([name]) => !(isRound && name === 'rx')))
  // The author of a diagram can name classes too, which would match rules of the page.
  const own = kept['className']
    ?.split(/\s+/)
    .filter((name) => name.startsWith('pele-') || (isRoot && name === 'pele'))
  const className = [...(own ?? []), ...(isRound ? ['diagram-round'] : [])].join(' ')
  const { className: _given, ...others } = kept
  return { tag, attributes: { ...others, ...(className && { className }) }, children: [] }
}

const declarations = (style: string) =>
  style.split(';').flatMap((declaration) => {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*(.+?)\s*(?:!important\s*)?$/.exec(declaration) ?? []
    return name === undefined || value === undefined ? [] : [[name, value] as const]
  })
