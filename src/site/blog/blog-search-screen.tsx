import { COUNTS } from '#src/contract/limits.ts'
import type { PostPage } from '#src/contract/posts/public-page-data.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { BlogListScreen } from './blog-list-screen.tsx'
import { SearchResults } from './search-results.tsx'
import { searchPosts } from './post-search.ts'

type BlogSearchScreenProps = {
  list: PostPage
  intro: string
  posts: readonly ListedPost[]
  search: string
  /** Maximum number of posts shown. */
  limit: number
}

/** Server-rendered result of the search form; works without scripts. With scripts, the box searches live. */
export function BlogSearchScreen(props: BlogSearchScreenProps) {
  const { list, intro, posts, search, limit } = props
  const found = searchPosts(posts, search)
  const more = new URLSearchParams({ q: search, shown: String(limit + COUNTS.foundPosts) })
  return (
    <BlogListScreen
      list={list}
      intro={intro}
      serverSearch={{
        search,
        found: (
          <SearchResults
            posts={found.slice(0, limit)}
            foundCount={found.length}
            postCount={posts.length}
            more={
              <LinkButton href={`/blog?${more}`} scroll={false}>
                Show more ({found.length - limit})
              </LinkButton>
            }
          />
        ),
      }}
    />
  )
}
