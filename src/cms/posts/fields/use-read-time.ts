import { useRef } from 'react'
import { countText } from '#src/editor/text-statistics.tsx'
import type { TextCount } from '#src/editor/text-statistics.tsx'
import { LIMITS } from '#src/contract/limits.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'

const readTimeOf = ({ words, minutes }: TextCount) =>
  words === 0 ? '' : String(Math.min(minutes, LIMITS.readTimeMinutes))

/** Follows the counted time until the author types another one. `isNew`: starts without a time. */
export function useReadTime(isNew: boolean) {
  const counted = useRef<string | null>(isNew ? '' : null)

  const follow = (readTime: string, count: TextCount): string => {
    const before = counted.current
    counted.current = readTimeOf(count)
    return readTime === before ? counted.current : readTime
  }
  return {
    follow,
    /** Immediately, for a save before the browser had time to count. */
    complete: ({ readTime, content }: PostForm): string => {
      if (readTime.trim() !== '' || counted.current !== '') return readTime
      return follow(readTime, countText(content))
    },
  }
}
