import { useRef } from 'react'
import { readTimeMinutes, wordCount } from '#src/content/render/read-time-minutes.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import { LIMITS } from '#src/contract/limits.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'

type Count = { words: number; minutes: number }

const readTimeOf = ({ words, minutes }: Count) =>
  words === 0 ? '' : String(Math.min(minutes, LIMITS.readTimeMinutes))

/** Follows the counted time until the author types another one. `isNew`: starts without a time. */
export function useReadTime(isNew: boolean) {
  const counted = useRef<string | null>(isNew ? '' : null)

  const follow = (readTime: string, count: Count): string => {
    const before = counted.current
    counted.current = readTimeOf(count)
    return readTime === before ? counted.current : readTime
  }
  return {
    follow,
    /** Immediately, for a save before the browser had time to count. */
    complete: ({ readTime, content }: PostForm): string => {
      if (readTime.trim() !== '' || counted.current !== '') return readTime
      const blocks = renderContent(content)
      return follow(readTime, { words: wordCount(blocks), minutes: readTimeMinutes(blocks) })
    },
  }
}
