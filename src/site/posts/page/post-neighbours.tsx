import clsx from 'clsx'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { PostLink, PostPageData, PostSeries } from '#src/contract/posts/public-page-data.ts'

type PostNeighboursProps = Pick<PostPageData, 'previous' | 'next' | 'series'>

/** The parts before and after this one, and where a series begins or ends, the posts published before and after it. */
export function PostNeighbours({ series, ...byDate }: PostNeighboursProps) {
  const partBefore = series?.parts[series.position - 1]
  const partAfter = series?.parts[series.position + 1]
  const previous = partBefore ?? outside(byDate.previous, series)
  const next = partAfter ?? outside(byDate.next, series)
  if (!previous && !next) return null
  return (
    <nav
      aria-label="Previous and next post"
      className="flex flex-wrap justify-between gap-x-12 gap-y-4 border-t border-border pt-6 lg:col-span-2"
    >
      {previous && <Neighbour post={previous} rel="prev" isPart={partBefore !== undefined} />}
      {next && <Neighbour post={next} rel="next" isPart={partAfter !== undefined} />}
    </nav>
  )
}

/** A neighbour by date that is a part too stands in the list of the series already. */
const outside = (post: PostLink | null, series: PostSeries | null) =>
  series?.parts.some(({ slug }) => slug === post?.slug) ? null : post

type NeighbourProps = { post: PostLink; rel: 'prev' | 'next'; isPart: boolean }

function Neighbour({ post, rel, isPart }: NeighbourProps) {
  const isNext = rel === 'next'
  return (
    <a
      href={`/blog/${post.slug}`}
      rel={rel}
      className={clsx('group min-w-0 max-w-md', isNext && 'sm:ml-auto sm:text-right')}
    >
      <span
        className={clsx(
          'flex items-center gap-2 font-mono text-xs text-muted',
          isNext && 'sm:flex-row-reverse',
        )}
      >
        {isNext ? (
          <ArrowRight aria-hidden className="size-4" />
        ) : (
          <ArrowLeft aria-hidden className="size-4" />
        )}
        {isNext ? 'Next' : 'Previous'}
        {isPart && ' part'}
      </span>
      <span dir="auto" className="mt-1 block font-medium underline-offset-4 group-hover:underline">
        {post.title}
      </span>
    </a>
  )
}
