import { unreadable } from './unreadable.ts'

/** Names the file in errors, and closes it however reading ends. */
export async function* readable(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const chunks = bytes[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await chunks.next().catch((error: unknown) => {
        throw unreadable(file, 'is damaged, or cannot be opened', error)
      })
      if (next.done) return
      yield next.value
    }
  } finally {
    await chunks.return?.()
  }
}
