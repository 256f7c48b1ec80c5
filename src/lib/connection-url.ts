/** libpq's form for a socket, which is not a URL: `postgres://user:password@/name?host=/run/postgresql`. */
const WITHOUT_HOST = /^(postgres(?:ql)?:\/\/[^/?#]*@)(?=\/)/

/** Undefined for no URL, or if a sign in the password that is not percent-encoded has cut it. */
export function parseConnectionUrl(address: string): URL | undefined {
  const url = URL.parse(address.replace(WITHOUT_HOST, '$1localhost'))
  return url === null || isCut(url) || !isDecodable(url) ? undefined : url
}

/** After a `/`, `?` or `#` in the password, the rest of the password and the `@` are parts of what follows the host. */
const isCut = ({ pathname, search, hash }: URL) =>
  (pathname + hash).includes('@') || /^\?[^=]*@/.test(search)

function isDecodable({ protocol, username, password }: URL): boolean {
  // `pg` takes a `%` without two digits for itself.
  const lone = protocol.startsWith('postgres') ? /%(?![\da-f]{2})/gi : /(?!)/g
  try {
    decodeURIComponent(`${username} ${password}`.replaceAll(lone, '%25'))
    return true
  } catch {
    return false
  }
}

/** Host name of a database, or the folder of its socket: `?host=` takes precedence over the host of the URL. */
export function databaseHost(address: string): string {
  const url = parseConnectionUrl(address)
  return url?.searchParams.get('host') ?? decodeURIComponent(url?.hostname ?? '')
}

/** Host, port and database of a URL, never the password. */
export function databaseLocation(address: string): string {
  const { port = '', pathname = '' } = parseConnectionUrl(address) ?? {}
  return `${databaseHost(address)}${port && `:${port}`}${pathname}`
}
