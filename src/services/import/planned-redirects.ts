import { readRedirects } from '#collections/tables/import-redirects.ts'
import { readSql } from '#src/services/platform/payload.ts'

/**
 * The redirects that a plan would add, counted as the import does (collections/tables/import-redirects.ts). Those that exist
 * are read once, when the first post asks.
 */
export function plannedRedirects() {
  const planned = new Set<string>()
  let existing: ReturnType<typeof readRedirects> | undefined
  return async (addresses: readonly string[], postId: string | undefined) => {
    const here = await (existing ??= readRedirects(readSql))
    const isTaken = (address: string) =>
      here.has(address) ? here.get(address) !== postId : planned.has(address)
    const taken = addresses.filter(isTaken)
    const added = addresses.filter((address) => !here.has(address) && !planned.has(address))
    for (const address of added) planned.add(address)
    return { redirects: added.length, taken }
  }
}
