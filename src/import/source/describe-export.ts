import { pluralize } from '#src/lib/format/pluralize.ts'

export function describeExport(
  name: string,
  posts: number,
  {
    site,
    left,
  }: { site?: string | undefined; left: readonly [count: number, ...words: [string, string?]][] },
): string {
  const from = site ? ` from ${site}` : ''
  const parts = left
    .filter(([count]) => count > 0)
    .map(([count, noun, plural]) => pluralize(count, noun, plural))
  const rest = parts.length === 0 ? '' : `; ${parts.join(', ')} will be skipped`
  return `${/^[AEIOU]/.test(name) ? 'An' : 'A'} ${name} export of ${pluralize(posts, 'post')}${from}${rest}`
}
