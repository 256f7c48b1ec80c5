'use client'

import { useRowLabel } from '@payloadcms/ui'
import { joinMeta } from '#src/lib/format/join-meta.ts'

type NamedRow = Partial<Record<'title' | 'name' | 'label' | 'degree' | 'company', string>>

/** Shows the name of an entry instead of its number. */
export function RowLabel() {
  const { data } = useRowLabel<NamedRow | undefined>()
  const name = data?.title ?? data?.name ?? data?.label ?? data?.degree ?? ''
  return <span>{joinMeta(name, data?.company ?? '') || 'New entry'}</span>
}
