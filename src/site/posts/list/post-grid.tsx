import clsx from 'clsx'
import type { PageImages } from '#src/contract/posts/public-page-data.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { cardsInRow, FILLED_GRID_CLASSES, rowClasses } from './post-grid-classes.ts'
import { PostCard } from './post-card.tsx'

type PostGridProps = {
  posts: readonly ListedPost[]
  images: PageImages
  hasWideFirst?: boolean
  /** The first image is the LCP element and is loaded eagerly. */
  isTopOfPage?: boolean
  /** Cards of the page before these. */
  before?: number
  className?: string
}

export function PostGrid(props: PostGridProps) {
  const { posts, images, hasWideFirst = false, isTopOfPage = false } = props
  const { before = 0, className } = props
  return (
    <ul className={clsx('dims-siblings', FILLED_GRID_CLASSES, className)}>
      {posts.map((post, index) => {
        const card = { index, count: posts.length, hasWideFirst }
        return (
          <li
            key={post.id}
            className={`@container relative light-${before + index + 1} ${rowClasses(card)}`}
          >
            <PostCard
              post={post}
              images={images}
              inRow={cardsInRow(card)}
              isFirst={isTopOfPage && index === 0}
            />
          </li>
        )
      })}
    </ul>
  )
}

type PostYearsProps = Pick<PostGridProps, 'posts' | 'images'> & { hasWideFirst?: boolean }

/** A page of posts by years: the year above its cards, in wide windows next to them. */
export function PostYears({ posts, images, hasWideFirst = false }: PostYearsProps) {
  const years = Map.groupBy(posts, ({ publishedAt }) => publishedAt?.slice(0, 4) ?? '')
  let before = 0
  return [...years].map(([year, own], index) => {
    const first = before
    before += own.length
    return (
      <section
        key={year}
        aria-labelledby={`page:year-${year}`}
        className="drawn-nearby mt-8 xl:-ml-20 xl:grid xl:grid-cols-[3.75rem_minmax(0,1fr)] xl:gap-x-5"
      >
        <h2
          id={`page:year-${year}`}
          className="mb-3 break-after-avoid font-mono text-xs font-normal text-muted xl:sticky xl:top-37 xl:self-start xl:text-right"
        >
          {year}
        </h2>
        <PostGrid
          posts={own}
          images={images}
          hasWideFirst={hasWideFirst && index === 0}
          isTopOfPage={index === 0}
          before={first}
        />
      </section>
    )
  })
}
