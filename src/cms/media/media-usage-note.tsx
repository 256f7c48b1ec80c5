'use client'

import { useQuery } from '@tanstack/react-query'
import type { MediaUse } from '#src/contract/media/media-schemas.ts'
import { mediaUsesOptions } from '#src/queries/media-queries.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'

/** Where files are used, loaded while the confirmation is open. */
export function MediaUsageNote({ ids }: { ids: readonly string[] }) {
  const { data, isFetching } = useQuery(mediaUsesOptions(ids))
  const isOne = ids.length === 1
  const text = isFetching
    ? `Checking where ${isOne ? 'it is' : 'they are'} used...`
    : warning(data, isOne)
  return <span role="status">{text}</span>
}

function warning(uses: MediaUse[] | undefined, isOne: boolean): string {
  const [are, them] = isOne ? ['It is', 'it'] : ['They are', 'they']
  if (!uses) return `Could not check where ${isOne ? 'it is' : 'they are'} used.`
  const [first] = uses
  if (!first) return `${are} not used anywhere.`
  if (uses.length === 1) return `${are} used in "${first.title}", where ${them} will be missing.`
  return `${are} used in ${pluralize(uses.length, 'place')}, including "${first.title}", where ${them} will be missing.`
}
