import 'server-only'

/**
 * Admits the caller to the change stream. The server in front writes the events (`server/changes`), and repeats the
 * request to find out whether its session still exists.
 */
export const changeStreamResponse = (): Response =>
  new Response(null, {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      // nginx would keep events back until its buffer is full.
      'X-Accel-Buffering': 'no',
    },
  })
