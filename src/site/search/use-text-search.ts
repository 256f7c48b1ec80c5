import { useEffect, useState } from 'react'
import type { SearchResponse } from '#src/contract/search/search-schemas.ts'

/** One request for a word, not for each letter. */
const PAUSE_MS = 250
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

type TextSearch = { found: SearchResponse | null; isError: boolean }

/** Full-text results once typing pauses; null until then, and after a failure. Empty without a search. */
export function useTextSearch(search: string): TextSearch {
  const [answer, setAnswer] = useState<{ search: string; found: SearchResponse }>()
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    if (search === '') return
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      try {
        // Its code is downloaded during the pause.
        const code = import('#src/queries/text-search.ts')
        const [{ searchText }] = await Promise.all([code, pause()])
        setAnswer({ search, found: await searchText(search, signal) })
      } catch {
        // The text is searched again with the next letter.
        if (!signal.aborted) setFailed(search)
      }
    }
    void ask()
    return () => controller.abort()
  }, [search])
  return { found: answer?.search === search ? answer.found : null, isError: failed === search }
}
