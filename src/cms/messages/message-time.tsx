'use client'

import clsx from 'clsx'
import { MESSAGE_AGE_HOURS } from '#src/contract/limits.ts'
import { formatLongDateTime } from '#src/lib/format/long-date-time.ts'
import { messageAge } from '#src/lib/message-age.ts'
import type { MessageAge } from '#src/lib/message-age.ts'
import { formatRelativeTime } from '#src/lib/format/relative-time.ts'
import { useNow } from '#src/cms/components/use-now.ts'

const COLOURS: Record<MessageAge, string> = {
  bright: 'text-success',
  yellow: 'text-warning',
  dim: 'text-success-dim',
}

/** Relative time, coloured by age (S9-age-01). */
export function MessageTime({ iso }: { iso: string }) {
  const now = useNow()
  const age = messageAge(iso, MESSAGE_AGE_HOURS, now)
  return (
    <time
      dateTime={iso}
      title={formatLongDateTime(iso)}
      data-age={age}
      className={clsx('shrink-0 font-mono text-xs tabular-nums', COLOURS[age])}
    >
      {formatRelativeTime(iso, now)}
    </time>
  )
}
