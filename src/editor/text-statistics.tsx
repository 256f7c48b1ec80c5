import { useEffect, useEffectEvent, useState } from 'react'
import { readTimeMinutes, wordCount } from '#src/content/render/read-time-minutes.ts'
import { renderContent } from '#src/content/render/render-content.ts'

type TextStatisticsProps = {
  content: string
  /** Takes the minutes over, where that makes sense. */
  onUse?: (minutes: number) => void
  isUsed?: (minutes: number) => boolean
  onCount?: (count: TextCount) => void
}

export type TextCount = { words: number; minutes: number }

export function countText(content: string): TextCount {
  const blocks = renderContent(content)
  return { words: wordCount(blocks), minutes: readTimeMinutes(blocks) }
}

/** Word count and reading time of the current content, computed when the browser is idle. */
export function TextStatistics({ content, onUse, isUsed, onCount }: TextStatisticsProps) {
  const [statistics, setStatistics] = useState<TextCount | null>(null)
  const report = useEffectEvent((count: TextCount) => onCount?.(count))
  useEffect(
    () =>
      onBrowserIdle(() => {
        const count = countText(content)
        setStatistics(count)
        report(count)
      }),
    [content],
  )
  if (!statistics) return null
  const { words, minutes } = statistics
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

/** Runs a task when the browser is idle; returns a function that cancels it. */
function onBrowserIdle(task: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}
