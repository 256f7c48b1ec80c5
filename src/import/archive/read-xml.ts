import { errorMessage } from '#src/lib/error-message.ts'
import { SaxesParser } from 'saxes'
import { decodeXml } from './decode-xml.ts'
import { unreadable } from './unreadable.ts'

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
