import { isRecord, parseJson } from '#src/lib/json-record.ts'
import { escapeHtml } from '#src/lib/format/escape-html.ts'

// The block editor's references: `<sup data-fn="id" class="fn"><a href="#id" id="id-link">1</a></sup>`.
const REFERENCE =
  /<sup\b[^>]*\bdata-fn="([\w-]{1,100})"[^>]*>[^<]*(?:<a\b[^>]*>[^<]*<\/a>)?[^<]*<\/sup>/g

export function addFootnotes(html: string, json: string | undefined): string {
  const notes = notesOf(json)
  if (notes.length === 0) return html
  const text = html.replace(REFERENCE, '<sup data-footnote="$1"></sup>')
  const items = notes.map(
    ({ id, content }) => `<li data-footnote="${escapeHtml(id)}">${content}</li>`,
  )
  return `${text}<ol data-type="footnotes">${items.join('')}</ol>`
}

type Note = { id: string; content: string }

/** Empty for another plugin's field of the same name. */
function notesOf(json: string | undefined): Note[] {
  const value = parseJson(json ?? '')
  return Array.isArray(value) ? value.filter(isNote) : []
}

const isNote = (value: unknown): value is Note =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['content'] === 'string'
