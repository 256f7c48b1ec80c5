import 'server-only'
import { addAbortSignal } from 'node:stream'
import type { Readable } from 'node:stream'

/**
 * A Node stream as a response body. Node's own adapter throws outside any request when a client disconnects between two
 * chunks ("Controller is already closed"). An error in the stream aborts the body.
 * @param signal destroys the stream, even when reading has not begun: otherwise its file would stay open
 */
export function toWebStream(readable: Readable, signal?: AbortSignal): ReadableStream<Uint8Array> {
  const pieces = readable[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  // Avoids an unhandled 'error' event before a reader attaches.
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
