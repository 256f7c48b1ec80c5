import { JSONParser } from '@streamparser/json'
import { readable, unreadable } from './unreadable.ts'

/** Bytes of one value: a post of Ghost holds its body up to four times, and may hold images inside the text. */
const MAX_VALUE_BYTES = 32 * 1024 ** 2

type JsonValue = {
  value: unknown
  key: string | number | undefined
  parent: string | number | undefined
}

/** Streams the values at these paths: an export is one line of JSON, as large as the blog. Errors: `invalid`. */
export async function* readJsonValues(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  { paths, what }: { paths: string[]; what: string },
): AsyncGenerator<JsonValue> {
  const values: JsonValue[] = []
  const parser = new JSONParser({ paths, keepStack: false, stringBufferSize: 64 * 1024 })
  parser.onValue = ({ value, key, stack }) => {
    values.push({ value, key, parent: stack.at(-1)?.key })
  }
  let sinceValue = 0
  for await (const chunk of readable(file, bytes)) {
    parse(file, () => parser.write(chunk))
    sinceValue = values.length > 0 ? 0 : sinceValue + chunk.length
    if (sinceValue > MAX_VALUE_BYTES)
      throw unreadable(file, `is not a ${what}, or has an entry of more than 32 MB`)
    yield* values.splice(0)
  }
  if (!parser.isEnded) throw unreadable(file, 'ends in the middle of its JSON')
}

function parse(file: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    throw unreadable(file, 'cannot be read: it is damaged, or not JSON in UTF-8', error)
  }
}
