import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { ExportedFile } from '#src/export-format/exported-file.ts'

/** Streams files as a ZIP archive. Requests a file when the previous one is written, so memory stays bounded. */
export function zipStream(files: AsyncIterable<ExportedFile & { mtime?: Date }>): Readable {
  const zip = new ZipFile()
  // yazl's types do not say that it is a stream of Node, which can be destroyed.
  const stream = zip.outputStream as Readable
  let current: Readable | undefined
  const add = async ({ path, content, mtime = new Date() }: ExportedFile & { mtime?: Date }) => {
    const isText = typeof content === 'string'
    const source = isText ? Readable.from([Buffer.from(content)]) : content
    current = source
    const written = finished(source)
    // Images, videos and PDF files are compressed already.
    zip.addReadStreamLazy(path, { compress: isText, mtime }, (opened) => opened(null, source))
    await written
  }
  const fill = async () => {
    for await (const file of files) {
      if (stream.destroyed) return
      await add(file)
    }
    zip.end()
  }
  zip.on('error', (error: Error) => stream.destroy(error))
  // A reader that stops leaves the file of the moment half read, and the others unread.
  stream.once('close', () => current?.destroy())
  fill().catch((error: Error) => stream.destroy(error))
  return stream
}
