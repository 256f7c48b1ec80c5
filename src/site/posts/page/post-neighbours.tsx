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
      className="mt-10 grid gap-4 sm:grid-cols-2 print:hidden"
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

      className={clsx(
        'flex min-w-0 flex-col gap-1 rounded-card border border-border p-4 transition-colors duration-150 hover:border-control',
        isNext && 'sm:col-start-2 sm:text-right',
      )}
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
      <span className="text-sm font-medium">{post.title}</span>
    </IntentLink>
  )
}
