import { toSingleLine } from './normalize-text.ts'

export type LineMark = 'mark' | 'ins' | 'del'
export type CodeFields = { title: string } & Record<LineMark, string>

export const LINE_MARKS = ['mark', 'ins', 'del'] as const

export const CODE_FIELDS = [
  { name: 'title', label: 'File name', example: 'queue.ts' },
  { name: 'mark', label: 'Marked lines', example: '4,12-15' },
  { name: 'ins', label: 'Added lines', example: '4,12-15' },
  { name: 'del', label: 'Removed lines', example: '4,12-15' },
] as const

const MAX_TITLE = 200
const MAX_RANGES = 100

// Also the names of other programs: `filename` (Nextra), `hl_lines` (Hugo), `mark_lines` (Jekyll), `mark` (Hexo).
const TOKEN =
  /(?<![\w-])(title|filename)=(?:"([^"`\n]*)"|'([^'`\n]*)')|(?:(?<![\w-])(mark|ins|del)=)?\{([^{}`\n]*)\}/g
const FOREIGN_LINES =
  /\b(?:hl_lines|mark_lines|mark)\s{0,9}[=:]\s{0,9}(?:\[([^\]\n]*)\]|"([^"\n]*)"|([\d, -]+))/

/** Stored form, in the author's order: `title="…" {4,12-15} ins={7} del={9}`. Anything else is dropped. */
export function codeMeta(info: string): string {
  const found = fieldsIn(info)
  return [...found].map(([name, value]) => writeField(name, value)).join(' ')
}

export const codeFields = (meta: string): CodeFields => ({
  ...{ title: '', mark: '', ins: '', del: '' },
  ...Object.fromEntries(fieldsIn(meta)),
})

/** Stored form of the fields; invalid line ranges are dropped. */
export function fieldsMeta({ title, ...lines }: CodeFields): string {
  const ranges = LINE_MARKS.map((mark) => [mark, cleanRanges(lines[mark])] as const)
  const fields = [['title', cleanTitle(title)] as const, ...ranges]
  return fields
    .flatMap(([name, value]) => (value === '' ? [] : [writeField(name, value)]))
    .join(' ')
}

type Name = 'title' | LineMark

function fieldsIn(info: string): Map<Name, string> {
  const found = new Map<Name, string>()
  for (const [, title, double, single, mark = 'mark', inside = ''] of info.matchAll(TOKEN)) {
    if (title !== undefined) add(found, 'title', cleanTitle(double ?? single ?? ''))
    else add(found, mark as LineMark, cleanRanges(thirdPartyLines(inside) ?? inside))
  }
  if (!found.has('mark'))
    add(found, 'mark', cleanRanges(thirdPartyLines(info.replace(TOKEN, '')) ?? ''))
  return found
}

function add(found: Map<Name, string>, name: Name, value: string) {
  const known = found.get(name)
  if (value === '' || (known !== undefined && name === 'title')) return
  found.set(name, known === undefined ? value : cleanRanges(`${known},${value}`))
}

function thirdPartyLines(text: string): string | undefined {
  const [, list, quoted, plain] = FOREIGN_LINES.exec(text) ?? []
  return (list ?? quoted ?? plain)?.replace(/[\s"',]+/g, ',')
}

/** Removes characters that end a fence or begin an element, and one kind of quotes: the other ends the title. */
function cleanTitle(title: string): string {
  const plain = toSingleLine(title).replaceAll('`', "'").replaceAll(/[<>]/g, '')
  const text = Array.from(plain).slice(0, MAX_TITLE).join('').trim()
  return text.includes("'") ? text.replaceAll('"', "'") : text
}

/** Ranges with five digits at most, `from-to`, in their order. */
function cleanRanges(text: string): string {
  const parts = text.split(',', 4 * MAX_RANGES).map((part) => part.replace(/\s/g, ''))
  return parts
    .filter((part) => /^\d{1,5}(?:-\d{1,5})?$/.test(part))
    .slice(0, MAX_RANGES)
    .join(',')
}

function writeField(name: Name, value: string): string {
  if (name === 'title') return value.includes('"') ? `title='${value}'` : `title="${value}"`
  return name === 'mark' ? `{${value}}` : `${name}={${value}}`
}

/** The marks of a code of so many lines, by line from 0. Lines that it does not have are ignored. */
export function lineMarks(meta: string, count: number): (LineMark | undefined)[] {
  const fields = codeFields(meta)
  const marks: (LineMark | undefined)[] = Array.from({ length: count })
  for (const mark of LINE_MARKS) {
    for (const range of fields[mark] === '' ? [] : fields[mark].split(',')) {
      const [first = 0, last = first] = range.split('-').map(Number)
      for (let line = Math.max(1, first); line <= Math.min(last, count); line += 1) {
        marks[line - 1] = mark
      }
    }
  }
  return marks
}
