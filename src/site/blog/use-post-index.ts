'use client'

import { useRef, useState } from 'react'
import type { ListedPost } from '#src/contract/posts.ts'
import type { LiveSearch } from './live-search.tsx'

type PostIndex = {
  posts: readonly ListedPost[]
  LiveSearch: typeof LiveSearch
}

/** Kept between visits to a list: after Back what was found is there before the browser looks for its place. */
let known: PostIndex | undefined

/** Every post, and what shows those that were found: both fetched at the first `load` of a visit. */
export function usePostIndex() {
  const [index, setIndex] = useState(known)
  const [hasFailed, setFailed] = useState(false)
  const isAsked = useRef(false)

  const fetchIndex = async () => {
    try {
      const [screen, { readPostIndex }] = await Promise.all([
        import('./live-search.tsx'),
        import('#src/queries/post-index.ts'),
      ])
      known = { posts: await readPostIndex(), LiveSearch: screen.LiveSearch }
      setIndex(known)
    } catch {
      // The reader is told, and may ask again.
      isAsked.current = false
      setFailed(true)
    }
  }
  const load = () => {
    if (isAsked.current) return
    isAsked.current = true
    setFailed(false)
    void fetchIndex()
  }

  return { index, hasFailed, load }
}
