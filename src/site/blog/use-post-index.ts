'use client'

import { useRef, useState } from 'react'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import type { LiveSearch } from './live-search.tsx'

type PostIndex = {
  posts: readonly ListedPost[]
  LiveSearch: typeof LiveSearch
}

/** Kept between visits to a list: after Back what was found is there before the browser looks for its place. */
let cachedIndex: PostIndex | undefined

/** Every post, and what shows those that were found: both fetched at the first `load` of a visit. */
export function usePostIndex() {
  const [index, setIndex] = useState(cachedIndex)
  const [hasFailed, setFailed] = useState(false)
  const isRequested = useRef(false)

  const fetchIndex = async () => {
    try {
      const [screen, { readSearchIndex }] = await Promise.all([
        import('./live-search.tsx'),
        import('#src/queries/search-index.ts'),
      ])
      cachedIndex = { posts: await readSearchIndex(), LiveSearch: screen.LiveSearch }
      setIndex(cachedIndex)
    } catch {
      // The reader is told, and may ask again.
      isRequested.current = false
      setFailed(true)
    }
  }
  const load = () => {
    if (isRequested.current) return
    isRequested.current = true
    setFailed(false)
    void fetchIndex()
  }

  return { index, hasFailed, load }
}
