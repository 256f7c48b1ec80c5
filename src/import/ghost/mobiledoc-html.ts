import { isRecord, recordOf, textValue } from '#src/lib/json-record.ts'
import type { ConversionIssue } from '#src/import/html/replace-unsupported.ts'
import { escapeHtml } from '#src/lib/format/escape-html.ts'
import { cardHtml } from './ghost-cards.ts'

type Tuple = readonly unknown[]
type Mobiledoc = { sections: Tuple[]; markups: Tuple[]; atoms: Tuple[]; cards: Tuple[] }

const tuples = (value: unknown): Tuple[] =>
  Array.isArray(value) ? value.filter((one): one is Tuple => Array.isArray(one)) : []

/** HTML of a document of Ghost's editor from version 1 to 4 (Mobiledoc 0.3); undefined when it is none. */
export function mobiledocHtml(value: unknown, losses: ConversionIssue[]): string | undefined {
  if (!isRecord(value) || !('sections' in value)) return undefined
  const document: Mobiledoc = {
    sections: tuples(value['sections']),
    markups: tuples(value['markups']),
    atoms: tuples(value['atoms']),
    cards: tuples(value['cards']),
  }
  return document.sections.map((section) => sectionHtml(section, document, losses)).join('')
}

const MARKUP = 1
const IMAGE = 2
const LIST = 3
const CARD = 10
const ATOM = 1

function sectionHtml(section: Tuple, document: Mobiledoc, losses: ConversionIssue[]): string {
  const [kind, second, third] = section
  switch (kind) {
    case MARKUP: {
      const tag = /^(?:h[1-6]|blockquote|p)$/.exec(textValue(second).toLowerCase())?.[0]
      // `aside` and `pull-quote` are quotes.
      const element = tag ?? 'blockquote'
      return `<${element}>${markersHtml(tuples(third), document)}</${element}>`
    }
    case IMAGE:
      return cardHtml('image', { src: second }, losses)
    case LIST: {
      const list = second === 'ol' ? 'ol' : 'ul'
      const items = tuples(third).map((item) => `<li>${markersHtml(tuples(item), document)}</li>`)
      return `<${list}>${items.join('')}</${list}>`
    }
    case CARD: {
      const [name, payload] = document.cards[Number(second)] ?? []
      return cardHtml(textValue(name), recordOf(payload), losses)
    }
    default:
      return ''
  }
}

/** A marker opens markups, writes its text, and closes some open markups. */
function markersHtml(markers: readonly Tuple[], { markups, atoms }: Mobiledoc): string {
  const open: string[] = []
  let html = ''
  for (const [kind, opened, closed, value] of markers) {
    for (const index of Array.isArray(opened) ? opened : []) {
      const [tag, attributes] = markups[Number(index)] ?? []
      const name = /^[a-z]{1,10}$/.exec(textValue(tag).toLowerCase())?.[0] ?? 'span'
      open.push(name)
      html += `<${name}${linkTarget(attributes)}>`
    }
    if (kind !== ATOM) html += escapeHtml(textValue(value))
    else html += atomHtml(atoms[Number(value)] ?? [])
    for (let count = Math.min(Number(closed) || 0, open.length); count > 0; count -= 1)
      html += `</${open.pop()}>`
  }
  return (
    html +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  )
}

const atomHtml = ([name, text]: Tuple): string =>
  name === 'soft-return' ? '<br>' : escapeHtml(textValue(text))

function linkTarget(attributes: unknown): string {
  if (!Array.isArray(attributes)) return ''
  const at = attributes.indexOf('href')
  return at < 0 ? '' : ` href="${escapeHtml(textValue(attributes[at + 1]))}"`
}
