import type { PageImages } from '#src/contract/posts/public-page-data.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { BLOG_GRID_CLASSES } from './blog-grid-classes.ts'
import { PostCard } from './post-card.tsx'

type PostGridProps = {
  posts: readonly ListedPost[]
  images: PageImages
  headingLevel?: 2 | 3
  hasWideFirst?: boolean
  /** The first picture is the LCP element and is loaded eagerly. */
  isTopOfPage?: boolean
}

export function PostGrid(props: PostGridProps) {
  const { posts, images, headingLevel = 2, hasWideFirst = false, isTopOfPage = false } = props
  return (
    <ul className={BLOG_GRID_CLASSES}>
      {posts.map((post, index) => {
        const isFirst = index === 0
        return (
          <li key={post.id} className={hasWideFirst && isFirst ? 'sm:col-span-full' : undefined}>
            <PostCard
              post={post}
              images={images}
              headingLevel={headingLevel}
              isWide={hasWideFirst && isFirst}
              isFirst={isTopOfPage && isFirst}
            />
          </li>
        )
      })}
    </ul>
  )
}
