/**
 * The token of an `Authorization: Bearer` header (RFC 6750), '' when it is malformed; undefined without one. Other
 * schemes are not ours: a proxy in front may ask for a password (Basic).
 */
export function bearerToken(authorization: string | null): string | undefined {
  const [scheme = '', token = '', ...more] = (authorization ?? '').trim().split(/ +/)
  if (scheme.toLowerCase() !== 'bearer') return undefined
  return more.length === 0 ? token : ''
}
