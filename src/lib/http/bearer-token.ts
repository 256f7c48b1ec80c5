/** RFC 6750. '' when malformed, undefined for other schemes: a proxy may ask for a password (Basic). */
export function bearerToken(authorization: string | null): string | undefined {
  const [scheme = '', token = '', ...more] = (authorization ?? '').trim().split(/ +/)
  if (scheme.toLowerCase() !== 'bearer') return undefined
  return more.length === 0 ? token : ''
}
