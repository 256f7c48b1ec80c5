import clsx from 'clsx'
import Link from 'next/link'
import type { PostSummary } from '#src/contract/posts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { PostDate } from './post-date.tsx'
import { PostImage } from './post-image.tsx'
import { readTimeText } from './read-time.ts'

type PostCardProps = { post: PostSummary; headingLevel: 2 | 3; isWide?: boolean; isFirst?: boolean }

export function PostCard({ post, headingLevel, isWide = false, isFirst = false }: PostCardProps) {
  const Heading = `h${headingLevel}` as const
  const address = `/blog/${post.slug}`
  return (
    <article
      className={clsx(
        'group relative flex h-full flex-col overflow-hidden rounded-card border border-border bg-surface',
        'transition-colors duration-150 ease-out focus-within:border-control hover:border-control',
        isWide && 'lg:grid lg:grid-cols-[3fr_2fr]',
      )}
    >
      <PostImage src={post.imageUrl} isEager={isFirst} />
      <div className="flex flex-1 flex-col p-5">
        <p className="flex flex-wrap items-center gap-3 font-mono text-xs text-muted">
          <Badge>{post.category}</Badge>
          <PostDate iso={post.publishedAt} />
        </p>
        <Heading className={clsx('mt-4 leading-snug', isWide ? 'text-xl' : 'text-lg')}>
          {post.title}
        </Heading>
        <p className="mt-2 line-clamp-3 text-sm text-muted">{post.excerpt}</p>
        <p className="mt-auto flex items-center justify-between gap-4 pt-5 text-sm">
          <span className="font-mono text-xs text-muted">{readTimeText(post.readTime)}</span>
          <Link
            href={address}
            prefetch={false}
            className="font-medium text-accent underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            Read More<span className="sr-only">: {post.title}</span>
          </Link>
        </p>
      </div>
    </article>
  )
}
