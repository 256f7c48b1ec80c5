import { isIP } from 'node:net'

type AddressSource = {
  socketAddress: string | undefined
  forwardedFor: string | undefined
  /** How many proxies stand before this server; each has added one entry. */
  trustProxy: number
}

/**
 * The visitor's address: the n-th entry of X-Forwarded-For from the right behind n proxies, because
 * everything further left came from the visitor and can be invented. Else the socket's.
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
