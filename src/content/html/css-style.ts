/** A naive split is safe: each value must match a strict pattern, so tricks are only rejected. */
export function parseStyleAttribute(style: string | undefined): ReadonlyMap<string, string> {
  const declarations = new Map<string, string>()
  for (const part of style?.split(';') ?? []) {
    const colon = part.indexOf(':')
    if (colon < 0) continue
    const value = part.slice(colon + 1).trim()
    declarations.set(part.slice(0, colon).trim().toLowerCase(), withoutPriority(value))
  }
  return declarations
}

function withoutPriority(value: string): string {
  return value.endsWith('!important') ? value.slice(0, -'!important'.length).trim() : value
}
