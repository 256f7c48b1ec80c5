import clsx from 'clsx'
import { postThread, THREAD_LENGTH, THREAD_LINE } from '#src/lib/thread-of-posts.ts'
import type { ThreadPost } from '#src/lib/thread-of-posts.ts'

type PostThreadProps = {
  /** Newest first. */
  posts: readonly ThreadPost[]
  /** The slug of the post whose arcs are lit. */
  current?: string
  /** Slugs of the posts that light their arcs when they are pointed at: `light-1` belongs to the first. */
  lit?: readonly string[]
  className: string
}

/** All posts on a line of time, with arcs between posts that share a tag. A list next to it says the same. */
export function PostThread({ posts, current, lit = [], className }: PostThreadProps) {
  const thread = postThread(posts, current)
  if (!thread) return null
  const lightOf = (index: number) => {
    const position = lit.indexOf(thread.posts[index]?.slug ?? '')
    return position < 0 ? '' : `light-${position + 1}`
  }
  return (
    <div aria-hidden className={clsx('thread', className)}>
      <svg viewBox={`-5 -6 ${THREAD_LENGTH + 10} ${THREAD_LINE + 12}`} preserveAspectRatio="none">
        <path d={`M-5 ${THREAD_LINE}h${THREAD_LENGTH + 10}`} className="thread-line" />
        {thread.arcs.map(({ from, to, path, isCurrent }) => (
          <path
            key={`${from} ${to}`}
            d={path}
            className={clsx('thread-arc', isCurrent && 'is-lit', lightOf(from), lightOf(to))}
          />
        ))}
        {thread.posts.map(({ slug, title, x, shared }, index) => (
          <a key={slug} href={`/blog/${slug}`} tabIndex={-1} className={lightOf(index)}>
            <title>{title}</title>
            <path d={`M${x} ${THREAD_LINE}h0`} className="thread-hit" />
            <path
              d={`M${x} ${THREAD_LINE}h0`}
              className={clsx(
                'thread-dot',
                shared.length > 0 && 'is-lit',
                slug === current && 'is-lit is-current',
              )}
            />
          </a>
        ))}
      </svg>
      <svg>
        {thread.years.map(({ label, x }, index) => (
          <text
            key={label}
            x={`${x / 10}%`}
            y="15"
            className={clsx(
              'fill-muted font-mono text-xs',
              index > 0 && index < thread.years.length - 1 && 'max-sm:hidden',
            )}
          >
            {label}
          </text>
        ))}
      </svg>
    </div>
  )
}
