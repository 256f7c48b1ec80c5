'use client'

import { useRef, useState } from 'react'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import type { LiveSearch } from './live-search.tsx'

type PostIndex = {
  posts: readonly ListedPost[]
  LiveSearch: typeof LiveSearch
}

/** All posts and the component for live search; both are fetched on the first `load`. */
export function usePostIndex() {
  const [index, setIndex] = useState<PostIndex>()
  const [hasFailed, setFailed] = useState(false)
  const isRequested = useRef(false)

  const fetchIndex = async () => {
    try {
      const [screen, { readSearchIndex }] = await Promise.all([
        import('./live-search.tsx'),
        import('#src/queries/search-index.ts'),
      ])
      setIndex({ posts: await readSearchIndex(), LiveSearch: screen.LiveSearch })
    } catch {
      // Allows another `load` after the error is shown.
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
