import type { Readable } from 'node:stream'
import { LIMITS } from '#src/contract/limits.ts'
import { readable } from './readable.ts'
import { unreadable } from './unreadable.ts'

/** Rejects an image that is larger than an upload may be. */
export async function readLimited(name: string, stream: Readable): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of readable(name, stream)) {
    size += chunk.length
    if (size > LIMITS.uploadBytes) break
    chunks.push(chunk)
  }
  if (size > LIMITS.uploadBytes) throw unreadable(name, 'is larger than 10 MB')
  return Buffer.concat(chunks)
}
