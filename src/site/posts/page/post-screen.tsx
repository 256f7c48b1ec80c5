import type { Personal } from '#src/contract/profile/profile.ts'
import type { PostPageData, PublishedPost } from '#src/contract/posts/public-page-data.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { headingList } from '#src/content/render/heading-list.ts'
import type { RenderedBody } from '#src/content/render/render-node.ts'
import { displayedEditDate } from '#src/lib/edit-date.ts'
import { PostBody } from '#src/site/posts/body/post-body.tsx'
import { BackLink } from '#src/site/layout/back-link.tsx'
import { TableOfContents } from './table-of-contents.tsx'
import { PostHeader } from './post-header.tsx'
import { SeriesBox } from './series-box.tsx'
import { PostMeta } from './post-meta.tsx'
import { AuthorBox } from './author-box.tsx'
import { PostNeighbours } from './post-neighbours.tsx'
import { RelatedPosts } from './related-posts.tsx'

/** A previewed draft has no such date. */
type DisplayedPost = Post & Partial<Pick<PublishedPost, 'textChangedAt'>>
type PostScreenProps = {
  post: DisplayedPost
  pageData: PostPageData & RenderedBody
  owner: Personal
}

export function PostScreen({ post, pageData, owner }: PostScreenProps) {
  const { blocks, images, site, series, caseStudies } = pageData
  const editedAt = displayedEditDate(post)
  const headings = headingList(blocks)
  return (
    <div className="mx-auto max-w-content px-5 pt-2 pb-12 lg:pt-10 lg:pb-16">
      <div className="flex flex-wrap justify-between gap-x-4">
        <BackLink href="/blog">Back to Blog</BackLink>
        <TableOfContents headings={headings} isInline />
      </div>
      <article data-page-view={post.id} className="sm:mt-2">
        <PostHeader post={post} editedAt={editedAt} images={images} blocks={blocks} />
        {series && <SeriesBox series={series} />}
        {/* The contents list comes before the text for the keyboard too, as it does for the eye. */}
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-6 sm:mt-8 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_13rem]">
          <TableOfContents headings={headings} />
          <div className="lg:col-start-1 lg:row-start-1">
            <PostBody
              blocks={blocks}
              images={images}
              hasCover={post.imageUrl !== null}
              site={site}
            />
            <PostMeta post={post} editedAt={editedAt} caseStudies={caseStudies} />
          </div>
        </div>
      </article>
      <PostFooter post={post} owner={owner} pageData={pageData} />
    </div>
  )
}

type PostFooterProps = {
  post: Post
  owner: Personal
  pageData: Pick<PostPageData, 'previous' | 'next' | 'related' | 'thread' | 'series'>
}

/** Who wrote the post, and where to go on reading. */
function PostFooter({
  post,
  owner,
  pageData: { previous, next, series, ...around },
}: PostFooterProps) {
  return (
    <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 border-t border-border pt-8 lg:mt-14 lg:grid-cols-2 lg:pt-10 print:hidden">
      <RelatedPosts post={post} {...around} />
      <AuthorBox author={post.author} owner={owner} />
      <PostNeighbours previous={previous} next={next} series={series} />
    </div>
  )
}
