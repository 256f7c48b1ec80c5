import 'server-only'
import type { Readable } from 'node:stream'
import { contentDisposition } from '#src/lib/http/content-disposition.ts'
import { toWebStream } from './web-stream.ts'

/** A file that a service produces; its media type is `fileType` of the call. */
export type Download = { name: string; body: string | Readable }

/** Never cached. A failing stream aborts the connection, so that a truncated file is never taken for a complete one. */
export const downloadResponse = ({ name, body }: Download, type: string): Response =>
  new Response(typeof body === 'string' ? body : toWebStream(body), {
    headers: {
      'Content-Type': typeof body === 'string' ? `${type}; charset=utf-8` : type,
      'Content-Disposition': contentDisposition('attachment', name),
      'Cache-Control': 'private, no-store',
    },
  })
