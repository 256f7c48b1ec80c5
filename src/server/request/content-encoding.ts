import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

const AVAILABLE: Encoding[] = ['br', 'gzip', 'identity']
// The published types lack this option, without which `gzip, br` selects gzip.
type NegotiatorWithPreference = {
  encodings(available: string[], options: { preferred: string[] }): string[]
}

const negotiated = new Map<string, Encoding>()

/** Negotiates Brotli, gzip or identity from Accept-Encoding; Brotli when all have the same quality. */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const cached = negotiated.get(header)
  if (cached !== undefined) return cached
  const request = { headers: { 'accept-encoding': header } }
  const negotiator = new Negotiator(request) as unknown as NegotiatorWithPreference
  const [best] = negotiator.encodings(AVAILABLE, { preferred: AVAILABLE })
  const encoding = AVAILABLE.find((name) => name === best) ?? 'identity'
  // Browsers send a handful of values. The limits keep clients with arbitrary values from filling the memory.
  if (negotiated.size < 100 && header.length < 100) negotiated.set(header, encoding)
  return encoding
}

const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json|wasm|[\w.-]+\+(?:json|xml))|image\/(?:svg\+xml|x-icon|vnd\.microsoft\.icon))/i

export const isCompressible = (contentType: string) => COMPRESSIBLE.test(contentType)

/** Below this, headers and a system call cost more than compression saves. */
export const MIN_COMPRESSED_BYTES = 1024
