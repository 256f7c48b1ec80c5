import { useEffect } from 'react'
import { markedInRow } from './rows-in-view.ts'

const rows = new Map<string, string>()
/** A long list renders its rows after the scroll position was restored. */
const MAX_FRAMES = 60

const entryKey = () => window.navigation?.currentEntry?.key

/** Browsers without the Navigation API restore only the scroll position. `attribute` holds the id of a row's item. */
export function useRestoreRowFocus(attribute: string) {
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const remember = ({ target }: FocusEvent) => {
      const focused = target instanceof Element ? target : null
      const id = markedInRow(focused, attribute)?.getAttribute(attribute)
      const key = entryKey()
      if (id && key) rows.set(key, id)
    }
    document.addEventListener('focusin', remember, { signal })
    const id = rows.get(entryKey() ?? '')
    let frames = id === undefined ? 0 : MAX_FRAMES
    const look = () => {
      if (signal.aborted || frames-- <= 0) return
      const row = document.querySelector<HTMLElement>(`[${attribute}="${id}"]`)
      if (row) row.focus({ preventScroll: true })
      else requestAnimationFrame(look)
    }
    look()
    return () => ended.abort()
  }, [attribute])
}
