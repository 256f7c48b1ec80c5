import { errorMessage } from '#src/lib/error-message.ts'
import { SaxesParser } from 'saxes'
import { unreadable, readable } from './unreadable.ts'
import { lineFeeds } from '#src/lib/format/line-feeds.ts'

/** Real exports nest five deep; entities and document types are refused, as they can name other files. */
const MAX_DEPTH = 50
/** Characters between two events: a post with all its comments and meta data. */
const MAX_ENTRY = 32 * 1024 ** 2

type OpenedTag = {
  name: string
  line: number
  attributes: Readonly<Record<string, string>>
  parent: string | undefined
}
type ClosedTag = { name: string; text: string; parent: string | undefined }

export type XmlReader<Event> = (emit: (event: Event) => void) => {
  onOpen: (tag: OpenedTag) => void
  onClose: (tag: ClosedTag) => void
}

export async function* readXml<Event>(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  reader: XmlReader<Event>,
): AsyncGenerator<Event> {
  const events: Event[] = []
  const parser = newParser(reader((event) => void events.push(event)))
  let sinceEvent = 0
  const write = (text: string | null) => {
    try {
      parser.write(text)
    } catch (error) {
      throw unreadable(file, problemOf(error, parser.line), error)
    }
  }
  for await (const text of decodeXml(file, bytes)) {
    write(text)
    sinceEvent = events.length > 0 ? 0 : sinceEvent + text.length
    if (sinceEvent > MAX_ENTRY) throw unreadable(file, 'has an entry of more than 32 MB')
    yield* events.splice(0)
  }
  write(null)
}

class XmlProblem extends Error {}

function problemOf(error: unknown, line: number): string {
  if (error instanceof XmlProblem) return `${error.message} (line ${line})`
  const message = errorMessage(error, '')
  return message.includes('entity')
    ? `uses an XML entity that is not defined (line ${line})`
    : `is not well-formed XML, or ends in the middle (line ${line})`
}

function newParser({ onOpen, onClose }: ReturnType<XmlReader<unknown>>) {
  const parser = new SaxesParser<{ xmlns: false; position: true }>({ xmlns: false, position: true })
  const path: string[] = []
  let text = ''
  parser.on('doctype', () => {
    throw new XmlProblem('has a document type (DTD), which is refused')
  })
  parser.on('opentag', ({ name, attributes }) => {
    const parent = path.at(-1)
    path.push(name)
    if (path.length > MAX_DEPTH) throw new XmlProblem('is nested deeper than 50 elements')
    text = ''
    onOpen({ name, attributes, parent, line: parser.line })
  })
  const add = (part: string) => {
    text += part
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    path.pop()
    onClose({ name, text, parent: path.at(-1) })
    text = ''
  })
  return parser
}

// What XML 1.0 forbids and WordPress writes all the same, when an author pasted it.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const DECLARED = /^<\?xml[^>]{0,200}?encoding=["']([\w.:-]{1,40})["']/

const HEAD = 4096

/** Decodes XML by its first bytes. Blank lines that plugins write before the XML declaration are dropped, but counted. */
async function* decodeXml(file: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let head: string | undefined = ''
  for await (const text of decoded(file, bytes)) {
    if (head === undefined) yield text
    else {
      head += text
      if (head.length < HEAD) continue
      yield startOf(file, head)
      head = undefined
    }
  }
  if (head !== undefined) yield startOf(file, head)
}

function startOf(file: string, head: string): string {
  const at = head.search(/<\?xml\s/)
  const before = head.slice(0, Math.max(0, at))
  if (before === '' || /<(?:rss|feed)\b|<!\[CDATA\[/.test(before)) return head
  const lines = lineFeeds(before)
  if (before.trim() !== '')
    throw unreadable(file, `has text before “<?xml” (line ${lines + 1}): delete that text`)
  return '\n'.repeat(lines) + head.slice(at).replace(/^<\?xml[^>]*\?>/, '')
}

async function* decoded(file: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of readable(file, bytes)) {
    decoder ??= decoderFor(file, chunk)
    yield decode(file, () => decoder?.decode(chunk, { stream: true }))
  }
  yield decode(file, () => decoder?.decode())
}

const START: readonly number[] = [0x20, 0x09, 0x0a, 0x0d, 0x3c]

function decoderFor(file: string, start: Uint8Array): TextDecoder {
  const encoding = encodingOf(start)
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch (error) {
    throw unreadable(file, `is in the encoding ${encoding}, which is not known`, error)
  }
}

function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const [first = 0, second = 0] = start
  if (START.includes(first) && second === 0) return 'utf-16le'
  if (first === 0 && START.includes(second)) return 'utf-16be'
  const head = Buffer.from(start.subarray(0, HEAD))
    .toString('latin1')
    .replace(/^\s*(?:\u00EF\u00BB\u00BF)?\s*/, '')
  return DECLARED.exec(head)?.[1] ?? 'utf-8'
}

function decode(file: string, read: () => string | undefined): string {
  try {
    return (read() ?? '').replace(FORBIDDEN, '')
  } catch (error) {
    throw unreadable(file, 'is not in the encoding that it states (UTF-8 if none)', error)
  }
}
