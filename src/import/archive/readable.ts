import { unreadable } from './unreadable.ts'

/** Names the file in errors, and closes it however reading ends. */
export async function* readable(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } catch (error) {
    throw unreadable(file, 'is damaged, or cannot be opened', error)
  }
}
