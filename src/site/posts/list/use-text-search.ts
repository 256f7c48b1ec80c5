import { useEffect, useState } from 'react'
import type { SearchResponse } from '#src/contract/search/search-schemas.ts'
import { searchPublished } from '#src/queries/search-queries.ts'

/** One request for a word, not for each letter. */
const PAUSE_MS = 250

/** Kept in memory: after Back the results must be rendered before the browser restores the scroll position. */
let last: { search: string; found: SearchResponse } | undefined

/** What the full-text search finds once typing pauses; null until then, and when it fails. */
export function useTextSearch(search: string): SearchResponse | null {
  const [answer, setAnswer] = useState(last)
  useEffect(() => {
    if (last?.search === search) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      searchPublished(search, controller.signal).then(
        (found) => {
          last = { search, found }
          setAnswer(last)
        },
        // The posts found by title stay; the text is searched again with the next letter.
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [search])
  return answer?.search === search ? answer.found : null
}
