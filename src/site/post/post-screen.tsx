import type { PostSurroundings, PublishedPost } from '#src/contract/page-content.ts'
import type { Post } from '#src/contract/posts.ts'
import { headingList } from '#src/content/heading-list.ts'
import { renderWire } from '#src/content/render-wire.ts'
import { shownEdit } from '#src/lib/shown-edit.ts'
import { PostBody } from '#src/site/post-body/post-body.tsx'
import { withColours } from '#src/site/post-body/with-colours.ts'
import { AuthorBox } from './author-box.tsx'
import { BackToBlog } from './back-to-blog.tsx'
import { PostContents } from './post-contents.tsx'
import { PostHeader } from './post-header.tsx'
import { PostNeighbours } from './post-neighbours.tsx'
import { PostVisit } from './post-visit.tsx'
import { RelatedPosts } from './related-posts.tsx'

/** A draft that is previewed has no such date. */
type ShownPost = Post & Partial<Pick<PublishedPost, 'textChangedAt'>>
type PostScreenProps = { post: ShownPost; surroundings: PostSurroundings }

export function PostScreen({ post, surroundings }: PostScreenProps) {
  const { images, site, colours, previous, next, related } = surroundings
  const blocks = withColours(renderWire(post.content), colours)
  const headings = headingList(blocks)
  return (
    <div className="mx-auto max-w-content px-5 py-12 lg:py-16">
      <BackToBlog />
      <div className="mt-6 grid gap-x-16 lg:grid-cols-[minmax(0,45rem)_minmax(0,1fr)]">
        <article className="max-w-post min-w-0">
          <PostHeader post={post} editedAt={shownEdit(post)} images={images} />
          <PostContents headings={headings} isInline />
          <PostBody blocks={blocks} images={images} hasCover={post.imageUrl !== null} site={site} />
          <AuthorBox author={post.author} />
          <PostNeighbours previous={previous} next={next} />
        </article>
        <PostContents headings={headings} />
      </div>
      <RelatedPosts posts={related} images={images} />
      <PostVisit id={post.id} />
    </div>
  )
}
