/** Constant time; false without a secret. Plain JavaScript, because one module graph cannot import Node's modules. */
export function isSameSecret(given: unknown, secret: string | undefined): boolean {
  if (typeof given !== 'string' || !secret || given.length !== secret.length) return false
  let difference = 0
  for (let at = 0; at < secret.length; at += 1)
    difference |= given.charCodeAt(at) ^ secret.charCodeAt(at)
  return difference === 0
}
