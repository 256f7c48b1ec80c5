import 'server-only'
import { addAbortSignal } from 'node:stream'
import type { Readable } from 'node:stream'

/**
 * Node's adapter throws outside any request when a client disconnects between chunks. `signal` destroys an unread
 * stream, whose file would stay open.
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
