import type { Personal } from '#src/contract/profile/profile.ts'
import type { PostPageData } from '#src/contract/posts/public-page-data.ts'
import { AuthorBox } from './author-box.tsx'
import { PostNeighbours } from './post-neighbours.tsx'
import { RelatedPosts } from './related-posts.tsx'

type PostEndProps = {
  author: string
  owner: Personal
  around: Pick<PostPageData, 'previous' | 'next' | 'related' | 'series'>
}

/** Who wrote the post, and where to go on reading. */
export function PostEnd({
  author,
  owner,
  around: { previous, next, related, series },
}: PostEndProps) {
  return (
    <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 border-t border-border pt-8 lg:mt-14 lg:grid-cols-2 lg:pt-10 print:hidden">
      <AuthorBox author={author} owner={owner} />
      <RelatedPosts posts={related} />
      <PostNeighbours previous={previous} next={next} series={series} />
    </div>
  )
}
