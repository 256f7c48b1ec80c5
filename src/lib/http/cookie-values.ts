/** Undecoded, in order. More than one: another party can set cookies for this host; the caller decides. */
export function cookieValues(header: string | null, name: string): string[] {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
}
