import clsx from 'clsx'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import type { PostLink, PostPageData } from '#src/contract/posts/public-page-data.ts'

/** The posts published before and after this one. */
export function PostNeighbours({ previous, next }: Pick<PostPageData, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label="Previous and next post"
      className="flex flex-wrap justify-between gap-x-12 gap-y-4 border-t border-border pt-6 lg:col-span-2"
    >
      {previous && <Neighbour post={previous} rel="prev" />}
      {next && <Neighbour post={next} rel="next" />}
    </nav>
  )
}

function Neighbour({ post, rel }: { post: PostLink; rel: 'prev' | 'next' }) {
  const isNext = rel === 'next'
  return (
    <IntentLink
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
      </span>
      <span className="mt-1 block font-medium underline-offset-4 group-hover:underline">
        {post.title}
      </span>
    </IntentLink>
  )
}
