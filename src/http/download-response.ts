import 'server-only'
import type { Readable } from 'node:stream'
import { contentDisposition } from '#src/lib/http/content-disposition.ts'
import { toWebStream } from './web-stream.ts'

type Download = { name: string; type: string; body: string | Readable }

/** Never cached. A failing stream aborts the connection, so that a truncated file is never taken for a complete one. */
export const downloadResponse = ({ name, type, body }: Download): Response =>
  new Response(typeof body === 'string' ? body : toWebStream(body), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': contentDisposition('attachment', name),
      'Cache-Control': 'private, no-store',
    },
  })
