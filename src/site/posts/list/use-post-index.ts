import { useRef, useState } from 'react'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { readSearchIndex } from '#src/queries/search-index.ts'

/** All posts, fetched on the first `load`. */
export function usePostIndex(path: string) {
  const [posts, setPosts] = useState<readonly ListedPost[]>()
  const [hasFailed, setFailed] = useState(false)
  const isRequested = useRef(false)

  const load = () => {
    if (isRequested.current) return
    isRequested.current = true
    setFailed(false)
    readSearchIndex(path).then(setPosts, () => {
      // Allows another `load` after the error is shown.
      isRequested.current = false
      setFailed(true)
    })
  }

  return { posts, hasFailed, load }
}
