/**
 * All values of the cookie `name`, undecoded and in order. More than one means that another party can set cookies for
 * this host; the caller decides how to treat duplicates.
 */
export function cookieValues(header: string | null, name: string): string[] {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
}
