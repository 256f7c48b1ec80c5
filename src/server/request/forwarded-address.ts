import { isIP } from 'node:net'

type AddressSource = {
  socketAddress: string | undefined
  forwardedFor: string | undefined
  /** Number of trusted proxies in front of this server; each appends one entry. */
  trustProxy: number
}

/**
 * The client address: behind n proxies the n-th entry of X-Forwarded-For from the right, because entries further left
 * come from the client and can be forged. Without proxies, the socket's address.
 */
export function forwardedAddress({
  socketAddress,
  forwardedFor,
  trustProxy,
}: AddressSource): string {
  const socket = plainAddress(socketAddress ?? '') ?? 'unknown'
  if (trustProxy === 0 || forwardedFor === undefined) return socket
  const entries = forwardedFor.split(',')
  return plainAddress(entries[entries.length - trustProxy] ?? '') ?? socket
}

function plainAddress(entry: string): string | undefined {
  const trimmed = entry.trim().toLowerCase()
  const bare = trimmed
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/, '')
  return isIP(bare) === 0 ? undefined : bare
}
