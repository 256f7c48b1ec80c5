import type { ReactNode } from 'react'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import type { FoundTag, SearchResponse } from '#src/contract/search/search-schemas.ts'
import { tagListPath } from '#src/lib/tag-list-path.ts'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { FoundList } from './found-list.tsx'

type SearchResultsProps = {
  /** The posts shown, of those found by title, excerpt and category. */
  posts: readonly ListedPost[]
  foundCount: number
  /** Further full-text results; null while it runs, and after a failure. */
  inText: Pick<SearchResponse, 'results' | 'tags' | 'corrected'> | null
  isRunning?: boolean
  /** Leads to more of the posts, or to the pages of both. */
  children?: ReactNode
}

/** The result of a search, rendered by the server for `/blog?q=` and by the browser while the visitor types. */
export function SearchResults(props: SearchResultsProps) {
  const { posts, foundCount, inText, isRunning = false, children } = props
  const textCount = inText?.results.length ?? 0
  return (
    <>
      <p className="mt-6 flex flex-wrap items-center gap-x-4 font-mono text-xs text-muted">
        <span role="status">{countText(foundCount, textCount)}</span>
        {/* A plain link: it also empties the box. */}
        <a
          href="/blog"
          className="inline-flex min-h-7 items-center underline-offset-4 hover:text-text hover:underline pointer-coarse:min-h-11"
        >
          Clear search
        </a>
        <FoundTags tags={inText?.tags ?? []} />
      </p>
      {inText && inText.corrected !== null && textCount > 0 && (
        <p className="mt-2 text-sm text-muted">
          With the spelling “
          <span dir="auto" className="text-text">
            {inText.corrected}
          </span>
          ”
        </p>
      )}
      {foundCount + textCount === 0 && !isRunning && (
        <EmptyState className="mt-4" title="No posts found matching your search." />
      )}
      <FoundList posts={posts} inText={inText?.results ?? []} />
      {children}
    </>
  )
}

function countText(inTitles: number, inText: number): string {
  if (inText === 0) return `${inTitles} in titles`
  return inTitles === 0 ? `${inText} in the text` : `${inTitles} in titles, ${inText} in the text`
}

const FoundTags = ({ tags }: { tags: readonly FoundTag[] }) =>
  tags.map(({ slug, name, count }) => (
    <a
      key={slug}
      dir="auto"
      href={tagListPath(slug)}
      className="inline-flex min-h-7 items-center text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      #{name}&nbsp;<span className="text-muted">{count}</span>
    </a>
  ))
