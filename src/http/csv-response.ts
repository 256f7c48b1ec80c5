import 'server-only'
import { contentDisposition } from '#src/lib/content-disposition.ts'

/** A table to be saved, kept by no cache. */
export const csvResponse = ({ name, text }: { name: string; text: string }): Response =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': contentDisposition('attachment', name),
      'Cache-Control': 'private, no-store',
    },
  })
