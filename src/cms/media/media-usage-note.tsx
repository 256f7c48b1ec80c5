'use client'

import { useQuery } from '@tanstack/react-query'
import type { MediaUse } from '#src/contract/files/media-schemas.ts'
import { mediaUsesOptions } from '#src/queries/media-queries.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'

/** Where a file is used, loaded while the confirmation is open. */
export function MediaUsageNote({ id }: { id: string }) {
  const { data, isFetching } = useQuery(mediaUsesOptions(id))
  return <span role="status">{isFetching ? 'Checking where it is used...' : warning(data)}</span>
}

function warning(uses: MediaUse[] | undefined): string {
  if (!uses) return 'Could not check where it is used.'
  const [first] = uses
  if (!first) return 'It is not used in any post.'
  if (uses.length === 1) return `It is used in "${first.title}", where it will be missing.`
  return `It is used in ${pluralize(uses.length, 'post')}, including "${first.title}", where it will be missing.`
}
