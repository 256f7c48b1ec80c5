import 'server-only'
import { addAbortSignal } from 'node:stream'
import type { Readable } from 'node:stream'

/**
 * A stream of Node as the body of an answer. Node's own adapter throws outside of any request when a visitor
 * leaves between two pieces ("Controller is already closed"). A stream that breaks off breaks the body off.
 * @param signal ends the stream, also where nobody has begun to read: else its file would stay open
 */
export function toWebStream(readable: Readable, signal?: AbortSignal): ReadableStream<Uint8Array> {
  const pieces = readable[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  // Told to who reads the body; until somebody does, nobody else may have to hear it.
  readable.on('error', () => undefined)
  if (signal) addAbortSignal(signal, readable)
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = await pieces.next()
        if (piece.done) controller.close()
        else controller.enqueue(piece.value)
      },
      cancel() {
        readable.destroy()
      },
    },
    { highWaterMark: 0 },
  )
}
