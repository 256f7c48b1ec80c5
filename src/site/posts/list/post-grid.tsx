import clsx from 'clsx'
import type { PageImages } from '#src/contract/posts/public-page-data.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { BLOG_GRID_CLASSES, hasWholeRow, rowClasses } from './post-grid-classes.ts'
import { yearLabels } from './year-labels.ts'
import { PostCard } from './post-card.tsx'

type PostGridProps = {
  posts: readonly ListedPost[]
  images: PageImages
  headingLevel?: 2 | 3
  hasWideFirst?: boolean
  /** The first picture is the LCP element and is loaded eagerly. */
  isTopOfPage?: boolean
  /** The years, in the margin of wide windows. */
  hasYears?: boolean
  className?: string
}

export function PostGrid(props: PostGridProps) {
  const { posts, images, headingLevel = 2, hasWideFirst = false, isTopOfPage = false } = props
  const years = props.hasYears ? yearLabels(posts, hasWideFirst) : []
  return (
    <ul className={clsx('dims-siblings', BLOG_GRID_CLASSES, props.className)}>
      {posts.map((post, index) => {
        const card = { index, count: posts.length, hasWideFirst }
        return (
          <li
            key={post.id}
            className={clsx(`@container relative light-${index + 1}`, rowClasses(card))}
          >
            {years[index] !== undefined && (
              // The cards have their dates.
              <span
                aria-hidden
                className="absolute top-0 right-full mr-5 hidden font-mono text-xs text-muted xl:block print:hidden"
              >
                {years[index]}
              </span>
            )}
            <PostCard
              post={post}
              images={images}
              headingLevel={headingLevel}
              isWide={hasWholeRow(card)}
              isFirst={isTopOfPage && index === 0}
            />
          </li>
        )
      })}
    </ul>
  )
}
