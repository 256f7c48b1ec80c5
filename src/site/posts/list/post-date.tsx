import { formatLongDate } from '#src/lib/format/long-date.ts'

export function PostDate({ iso }: { iso: string | null }) {
  if (iso === null) return null
  return <time dateTime={iso}>{formatLongDate(iso)}</time>
}
