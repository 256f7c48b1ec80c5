'use client'

import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react'
import type { ReactNode } from 'react'
import { COUNTS } from '#src/contract/limits.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { SearchInput } from '#src/ui/controls/search-input.tsx'
import { SkeletonList } from '#src/ui/display/skeleton.tsx'
import { useSearchParam } from '#src/ui/use-search-param.ts'
import { BLOG_GRID_CLASSES } from './blog-grid-classes.ts'
import { PostCardSkeleton } from './post-card-skeleton.tsx'
import { usePostIndex } from './use-post-index.ts'

/** A search that the server has answered, with its result. */
export type ServerSearch = { search: string; found: ReactNode }

type PostSearchBoxProps = Partial<ServerSearch> & { children: ReactNode }

/**
 * §2: the search box above the list, a form that the server answers. Once scripts run it searches while the reader
 * types: every post, on this page or not; they are fetched when the box gets the focus, so that the page weighs the
 * same however long the blog is.
 * @param children the page of the list, shown while nothing is searched
 */
export function PostSearchBox({ search: asked = '', found, children }: PostSearchBoxProps) {
  const [search, setSearch] = useSearchParam('q', asked)
  const deferred = useDeferredValue(search)
  const { index, hasFailed, load } = usePostIndex()
  const box = useRef<HTMLInputElement>(null)
  // What was typed before this script ran.
  const adoptTypedText = useEffectEvent(() => {
    const typed = box.current?.value ?? ''
    if (typed !== search) setSearch(typed)
  })
  useEffect(() => adoptTypedText(), [])
  const isSearching = deferred.trim() !== ''
  const isAnswered = found !== undefined && deferred === asked
  // Also for a search that stands in the address.
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
        className="sticky top-16 z-20 -mx-5 mt-6 bg-bg px-5 py-3 print:hidden"
      >
        <SearchInput
          ref={box}
          name="q"
          label="Search posts"
          placeholder="Search posts..."
          value={search}
          onFocus={load}
          onChange={(event) => setSearch(event.target.value)}
          className="max-w-md"
        />
      </form>
      {!isSearching && children}
      {isSearching && isAnswered && found}
      {isSearching && !isAnswered && index && (
        <index.LiveSearch posts={index.posts} search={deferred} />
      )}
      {isSearching && !isAnswered && !index && !hasFailed && <Searching />}
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
      className={BLOG_GRID_CLASSES}
    >
      <PostCardSkeleton />
    </SkeletonList>
  )
}
