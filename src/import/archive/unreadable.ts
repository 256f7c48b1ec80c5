import { ServiceError } from '#src/contract/errors.ts'

/** A file that cannot be imported at all: "export.xml is not well-formed (line 4)." */
export const unreadable = (file: string, problem: string, cause?: unknown): ServiceError =>
  new ServiceError('invalid', `${file} ${problem}.`, { cause })

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
