import type { ComponentProps } from 'react'
import { formatLongDateTime } from '#src/lib/format/long-date-time.ts'
import { formatRelativeTime } from '#src/lib/format/relative-time.ts'
import { useNow } from './use-now.ts'

export function RelativeDate({ iso, ...rest }: { iso: string } & ComponentProps<'time'>) {
  const now = useNow()
  return (
    <time dateTime={iso} title={formatLongDateTime(iso)} {...rest}>
      {formatRelativeTime(iso, now)}
    </time>
  )
}
