import { useEffect, useState } from 'react'
import { searchCalls } from '#src/contract/search/search-calls.ts'
import type { SearchResponse } from '#src/contract/search/search-schemas.ts'
import { request } from '#src/queries/client.ts'

/** One request for a word, not for each letter. */
const PAUSE_MS = 250

type TextSearch = { found: SearchResponse | null; isError: boolean }

/** Full-text results once typing pauses; null until then, and after a failure. Empty without a search. */
export function useTextSearch(search: string): TextSearch {
  const [answer, setAnswer] = useState<{ search: string; found: SearchResponse }>()
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    if (search === '') return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      request(searchCalls.search, { query: { q: search }, signal }).then(
        (found) => setAnswer({ search, found }),
        // The text is searched again with the next letter.
        () => signal.aborted || setFailed(search),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [search])
  return { found: answer?.search === search ? answer.found : null, isError: failed === search }
}
