'use client'

import { useEffect, useState } from 'react'
import { parseInBrowser } from '#src/content/parse-browser.ts'
import { readingMinutes, wordCount } from '#src/content/reading-time.ts'
import { renderTree } from '#src/content/render-tree.ts'
import { whenIdle } from '#src/lib/when-idle.ts'

type BodyFactsProps = {
  content: string
  /** Takes the minutes over, where that makes sense. */ onUse?: (minutes: number) => void
  isUsed?: (minutes: number) => boolean
}

/** Words and reading time of what is being written, counted when the browser has nothing better to do. */
export function BodyFacts({ content, onUse, isUsed }: BodyFactsProps) {
  const [facts, setFacts] = useState<{ words: number; minutes: number } | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        const blocks = renderTree(content, parseInBrowser)
        setFacts({ words: wordCount(blocks), minutes: readingMinutes(blocks) })
      }),
    [content],
  )
  if (!facts) return null
  const { words, minutes } = facts
  return (
    <>
      <span>
        {words.toLocaleString('en-US')} {words === 1 ? 'word' : 'words'} · {minutes} min read
      </span>
      {onUse && words > 0 && !isUsed?.(minutes) && (
        <button type="button" className="rte-footer-action" onClick={() => onUse(minutes)}>
          Set Read Time to {minutes}
        </button>
      )}
    </>
  )
}
