type RequestTarget = { path: string; decoded: string }

const isDotSegment = (segment: string) => segment === '.' || segment === '..'

/**
 * Parses the target of the request line. Undefined for targets that no browser sends and that parsers may interpret
 * differently: absolute-form, `//host`, fragments, backslashes, dot segments, control characters, NUL, broken percent-escapes.
 */
export function parseRequestTarget(url: string | undefined): RequestTarget | undefined {
  if (url === undefined || !url.startsWith('/') || url.startsWith('//')) return undefined
  const path = url.split('?', 1)[0] ?? '/'
  if (!/^[\x21\x22\x24-\x7e]*$/.test(url) || path.includes('\\')) return undefined
  const decoded = decode(path)
  if (decoded === undefined || decoded.includes('\0')) return undefined
  if (path.split('/').some((segment) => isDotSegment(decode(segment) ?? ''))) return undefined
  return { path, decoded }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/**
 * Whether there is exactly one well-formed Host header (RFC 9112, 3.2); `rawHeaders` alternates names and values.
 * @param isOptional for the health checks of load balancers, which send HTTP/1.0 without one
 */
export function hasSingleHost(rawHeaders: readonly string[], isOptional = false): boolean {
  const hosts = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  )
  return (isOptional && hosts.length === 0) || (hosts.length === 1 && HOST.test(hosts[0] ?? ''))
}
