import type { Personal } from '#src/contract/profile/profile.ts'
import type { PostPageData, PublishedPost } from '#src/contract/posts/public-page-data.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { headingList } from '#src/content/render/heading-list.ts'
import type { RenderedBody } from '#src/content/render/render-node.ts'
import { displayedEditDate } from '#src/lib/edit-date.ts'
import { PostBody } from '#src/site/posts/body/post-body.tsx'
import { AuthorBox } from './author-box.tsx'
import { BackToBlog } from './back-to-blog.tsx'
import { TableOfContents } from './table-of-contents.tsx'
import { PostHeader } from './post-header.tsx'
import { PostNeighbours } from './post-neighbours.tsx'
import { PageViewCounter } from './page-view-counter.tsx'
import { RelatedPosts } from './related-posts.tsx'

/** A previewed draft has no such date. */
type ShownPost = Post & Partial<Pick<PublishedPost, 'textChangedAt'>>
type PostScreenProps = {
  post: ShownPost
  surroundings: PostPageData & RenderedBody
  owner: Personal
}

export function PostScreen({ post, surroundings, owner }: PostScreenProps) {
  const { blocks, images, site, previous, next, related } = surroundings
  const headings = headingList(blocks)
  return (
    <div className="mx-auto max-w-content px-5 py-12 lg:py-16">
      <BackToBlog />
      {/* The contents list comes before the text for the keyboard too, as it does for the eye. */}
      <article className="mt-6 grid grid-cols-[minmax(0,45rem)] gap-x-16 lg:grid-cols-[minmax(0,45rem)_minmax(0,1fr)]">
        <PostHeader post={post} editedAt={displayedEditDate(post)} images={images} />
        <TableOfContents headings={headings} isInline />
        <TableOfContents headings={headings} />
        <div className="lg:col-start-1">
          <PostBody blocks={blocks} images={images} hasCover={post.imageUrl !== null} site={site} />
          <AuthorBox author={post.author} owner={owner} />
          <PostNeighbours previous={previous} next={next} />
        </div>
      </article>
      <RelatedPosts posts={related} images={images} />
      <PageViewCounter id={post.id} />
    </div>
  )
}
