/**
 * Every value a Cookie header gives under `name`, undecoded and in order. More than one means that
 * somebody else could set cookies for this host: the caller decides what that is worth.
 */
export function cookieValues(header: string | null, name: string): string[] {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
}
