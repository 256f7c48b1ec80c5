import { headers } from 'next/headers'
import { ServiceError } from '#src/contract/errors.ts'
import type { PostPage } from '#src/contract/posts/public-page-data.ts'
import { searchQuerySchema } from '#src/contract/search/search-schemas.ts'
import { listPostsLike, withCardImages } from '#src/services/posts/public-post-lists.ts'
import { search } from '#src/services/search/search-service.ts'
import { parsePageNumber } from '#src/site/posts/list/list-paths.ts'
import { excludePosts, paginateResults, searchPosts } from '#src/site/posts/list/post-search.ts'
import { pageOwner } from './page-profile.ts'

export async function searchProps(list: PostPage, search: string, page: string | undefined) {
  const [posts, text] = await Promise.all([listPostsLike(search), searchText(search, page)])
  const matching = searchPosts(posts, search)
  const shown = paginateResults(matching, page, text?.pageCount)
  const { blogIntro: intro } = await pageOwner()
  return {
    ...{ list, intro, search },
    found: { ...shown, posts: await withCardImages(shown.posts) },
    inText: text && { ...text, results: excludePosts(text.results, matching) },
  }
}

/** Null when this visitor searched too often: the posts found by title are shown all the same. */
async function searchText(q: string, page: string | undefined) {
  const query = searchQuerySchema.parse({ q, page: parsePageNumber(page ?? '') ?? 1 })
  const client = (await headers()).get('x-folio-client') ?? 'unknown'
  return search({ ...query, client }).catch((error: unknown) => {
    if (error instanceof ServiceError && error.code === 'too-many') return null
    throw error
  })
}
