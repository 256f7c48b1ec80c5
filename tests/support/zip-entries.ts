import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

export async function zipEntries(bytes: Buffer): Promise<{ name: string; bytes: Buffer }[]> {
  const zip = await fromBufferPromise(bytes)
  const entries = []
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry)
    entries.push({ name: entry.fileName, bytes: await buffer(stream) })
  }
  return entries
}
