import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { calls } from '#src/contract/api/calls.ts'
import { asStorable } from '#src/services/import/source-files.ts'
import type { StoreFile } from '#src/import/prepare/post-files.ts'
import type { SiteClient } from './site-client.ts'

export function siteLibrary(to: SiteClient, isDryRun: boolean): StoreFile {
  const known = new LRUCache<string, string>({ max: 5000 })
  return async ({ url: sourceUrl, file, hash, alt }) => {
    const cached = known.get(hash)
    if (cached !== undefined) return { url: cached, isNew: false }
    const { checksum, ...storable } = await asStorable(file)
    const { data } = await to.ask(calls.listMedia, { query: { checksum } })
    const url = data[0]?.url ?? (isDryRun ? sourceUrl : await upload(to, storable, alt))
    known.set(hash, url)
    return { url, isNew: data.length === 0 }
  }
}

async function upload(
  to: SiteClient,
  file: { name: string; bytes: Buffer },
  alt: string | undefined,
): Promise<string> {
  const { data } = await to.ask(calls.uploadMedia, { file, key: randomUUID() })
  if (alt) await to.ask(calls.updateMedia, { params: { id: data.id }, body: { alt } })
  return data.url
}
