/**
 * Compares a given secret in constant time; false without one. In plain JavaScript, because both module graphs import
 * it, and one of them cannot import Node's modules here.
 */
export function isSameSecret(given: unknown, secret: string | undefined): boolean {
  if (typeof given !== 'string' || !secret || given.length !== secret.length) return false
  let difference = 0
  for (let at = 0; at < secret.length; at += 1)
    difference |= given.charCodeAt(at) ^ secret.charCodeAt(at)
  return difference === 0
}
