'use client'

import { useRef, useState } from 'react'
import type { PostSummary } from '#src/contract/posts.ts'
import type { FoundPosts } from './found-posts.tsx'

type PostIndex = {
  posts: readonly PostSummary[]
  FoundPosts: typeof FoundPosts
}

/** Every post, and what shows those that were found: both fetched at the first `load` and then kept. */
export function usePostIndex() {
  const [index, setIndex] = useState<PostIndex>()
  const [hasFailed, setFailed] = useState(false)
  const isAsked = useRef(false)

  const fetchIndex = async () => {
    try {
      const [screen, { readPostIndex }] = await Promise.all([
        import('./found-posts.tsx'),
        import('#src/queries/post-index.ts'),
      ])
      setIndex({ posts: await readPostIndex(), FoundPosts: screen.FoundPosts })
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
