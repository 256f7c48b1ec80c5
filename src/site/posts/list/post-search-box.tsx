'use client'

import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react'
import type { ReactNode } from 'react'
import { COUNTS } from '#src/contract/limits.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { SearchInput } from '#src/ui/controls/search-input.tsx'
import { SkeletonList } from '#src/ui/display/skeleton.tsx'
import { useSearchParam } from '#src/ui/use-search-param.ts'
import { LiveSearch } from './live-search.tsx'
import { BLOG_GRID_CLASSES } from './post-grid-classes.ts'
import { PostCardSkeleton } from './post-card-skeleton.tsx'
import { usePostIndex } from './use-post-index.ts'

/** A search answered by the server, with its rendered result. */
export type ServerSearch = { search: string; found: ReactNode }

type PostSearchBoxProps = Partial<ServerSearch> & {
  /** All posts, which a first use fetches together with the scripts. */
  indexPath: string
  children: ReactNode
}

/**
 * The search box above the list, a GET form. With scripts it searches all posts while the visitor types. The
 * posts are fetched when the box receives focus, so that the page weight does not depend on the number of posts.
 * @param children the page of the list, shown without a search
 */
export function PostSearchBox(props: PostSearchBoxProps) {
  const { search: initialSearch = '', found, indexPath, children } = props
  const [search, setSearch] = useSearchParam('q', initialSearch)
  const deferred = useDeferredValue(search)
  const { posts, hasFailed, load } = usePostIndex(indexPath)
  const box = useRef<HTMLInputElement>(null)
  // Adopts focus and text from before hydration.
  const adoptTypedText = useEffectEvent(() => {
    const typed = box.current?.value ?? ''
    if (typed !== search) setSearch(typed)
    if (document.activeElement === box.current) load()
  })
  useEffect(() => adoptTypedText(), [])
  const isSearching = deferred.trim() !== ''
  const isAnswered = found !== undefined && deferred === initialSearch
  // Also loads the posts for a search in the URL.
  const loadForSearch = useEffectEvent(load)
  useEffect(() => {
    if (isSearching && !isAnswered) loadForSearch()
  }, [isSearching, isAnswered])
  return (
    <>
      <form
        action="/blog"
        onSubmit={(event) => event.preventDefault()}
        data-sticky-search=""
        data-app=""
        data-app-fetch={indexPath}
        className="sticky top-16 z-20 -mx-5 mt-6 bg-bg px-5 py-3 print:hidden"
      >
        <SearchInput
          ref={box}
          name="q"
          dir="auto"
          label="Search posts"
          placeholder="Search posts..."
          value={search}
          onFocus={load}
          onChange={(event) => setSearch(event.target.value)}
          // A search has its own link that clears it.
          className="max-w-md [&_::-webkit-search-cancel-button]:hidden"
        />
      </form>
      {!isSearching && children}
      {isSearching && isAnswered && found}
      {isSearching && !isAnswered && posts && <LiveSearch posts={posts} search={deferred} />}
      {isSearching && !isAnswered && !posts && !hasFailed && <Searching />}
      {isSearching && !isAnswered && hasFailed && (
        <EmptyState
          className="mt-6"
          title="Posts could not be loaded."
          action={<Button onClick={load}>Try again</Button>}
        />
      )}
    </>
  )
}

function Searching() {
  return (
    <SkeletonList
      count={COUNTS.blogPlaceholders}
      label="Searching posts"
      className={`mt-6 ${BLOG_GRID_CLASSES}`}
    >
      <PostCardSkeleton />
    </SkeletonList>
  )
}
