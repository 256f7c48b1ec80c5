/** Header of the calls that this server makes to itself. */
export const INTERNAL_KEY_HEADER = 'x-folio-internal'

/**
 * Whether a request carries the internal key, which never leaves this process. Compared in constant time, in plain
 * JavaScript because both module graphs import it, and one of them cannot import Node's modules here.
 */
export function isInternalKey(given: unknown, key: string | undefined): boolean {
  if (typeof given !== 'string' || !key || given.length !== key.length) return false
  let difference = 0
  for (let at = 0; at < key.length; at += 1) difference |= given.charCodeAt(at) ^ key.charCodeAt(at)
  return difference === 0
}
