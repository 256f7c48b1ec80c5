import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A zip archive with these files. */
export async function zipBytes(
  files: Readonly<Record<string, string | Buffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return new Uint8Array(await buffer(zip.outputStream as AsyncIterable<Uint8Array>))
}
