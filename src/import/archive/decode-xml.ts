import { lineFeeds } from '#src/lib/format/line-feeds.ts'
import { readable, unreadable } from './unreadable.ts'

// What XML 1.0 forbids and WordPress writes all the same, when an author pasted it.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const DECLARED = /^<\?xml[^>]{0,200}?encoding=["']([\w.:-]{1,40})["']/

const HEAD = 4096

/** Decodes XML by its first bytes. Blank lines that plugins write before the XML declaration are dropped, but counted. */
export async function* decodeXml(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<string> {
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
