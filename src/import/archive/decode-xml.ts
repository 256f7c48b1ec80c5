import { readable } from './readable.ts'
import { unreadable } from './unreadable.ts'

// What XML 1.0 forbids and WordPress writes all the same, when an author pasted it.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const DECLARED = /^<\?xml[^>]{0,200}?encoding=["']([\w.:-]{1,40})["']/

/** The text of an XML file in the encoding that its first bytes tell, without control characters. */
export async function* decodeXml(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of readable(file, bytes)) {
    decoder ??= decoderFor(file, chunk)
    yield decode(file, () => decoder?.decode(chunk, { stream: true }))
  }
  yield decode(file, () => decoder?.decode())
}

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
  if (start[0] === 0x3c && start[1] === 0) return 'utf-16le'
  if (start[0] === 0 && start[1] === 0x3c) return 'utf-16be'
  const head = Buffer.from(start.subarray(0, 300))
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/, '')
  return DECLARED.exec(head)?.[1] ?? 'utf-8'
}

function decode(file: string, read: () => string | undefined): string {
  try {
    return (read() ?? '').replace(FORBIDDEN, '')
  } catch (error) {
    throw unreadable(file, 'is not in the encoding that it states (UTF-8 if none)', error)
  }
}
