import { longDate } from '#src/lib/long-date.ts'

export function PostDate({ iso }: { iso: string | null }) {
  if (iso === null) return null
  return <time dateTime={iso}>{longDate(iso)}</time>
}
