import { pluralize } from '#src/lib/format/pluralize.ts'
import type { Source } from './source-post.ts'

type Described = {
  name: string
  count: number
  site?: string | undefined
  left?: readonly [count: number, ...words: [string, string?]][]
}

/** An export without files of its own, unless `file` is given. */
export function exportSource(
  files: { close: () => void },
  {
    name,
    count,
    site,
    left = [],
    ...source
  }: Described & Pick<Source, 'kind' | 'posts'> & Partial<Omit<Source, 'site'>>,
): Source {
  const parts = left
    .filter(([number]) => number > 0)
    .map(([number, noun, plural]) => pluralize(number, noun, plural))
  const rest = parts.length === 0 ? '' : `; ${parts.join(', ')} will be skipped`
  const from = site ? ` from ${site}` : ''
  return {
    description: `${/^[AEIOU]/.test(name) ? 'An' : 'A'} ${name} export of ${pluralize(count, 'post')}${from}${rest}`,
    file: () => Promise.resolve(undefined),
    close: async () => files.close(),
    ...(site && { site }),
    ...source,
  }
}
