const groups = (part: string) => (part === '' ? [] : part.split(':'))

/** The eight groups of an IPv6 address, or null for any other value. */
function ipv6Groups(address: string): string[] | null {
  // The URL parser normalises each notation of an address.
  if (!address.includes(':') || !URL.canParse(`http://[${address}]`)) return null
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  if (tail === undefined) return groups(head)
  const missing = 8 - groups(head).length - groups(tail).length
  return [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)]
}

const isMappedIPv4 = (parts: string[]) =>
  parts.slice(0, 5).every((p) => p === '0') && parts[5] === 'ffff'

/** An IPv4 address, or the /64 of IPv6, which one subscriber controls. Other values are cut to 64 characters. */
export function networkPrefix(address: string): string {
  const parts = ipv6Groups(address.trim().split('%')[0] ?? '')
  if (parts === null) return address.trim().slice(0, 64)
  if (!isMappedIPv4(parts)) return `${parts.slice(0, 4).join(':')}::/64`
  const [high = 0, low = 0] = parts.slice(6).map((part) => Number.parseInt(part, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
