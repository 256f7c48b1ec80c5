import { COUNTS } from '#src/contract/limits.ts'
import type { PageImages } from '#src/contract/posts/public-page-data.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { wholeSentences } from '#src/lib/format/whole-sentences.ts'
import { TitleCover } from './title-cover.tsx'
import { ResponsiveImage } from '#src/site/media/responsive-image.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { SharedElement } from '#src/ui/display/shared-element.tsx'
import { PostDate } from './post-date.tsx'
import { readTimeText } from './read-time.ts'
import { TagLinks } from './tag-links.tsx'

type PostCardProps = {
  post: ListedPost
  images: PageImages
  /** Cards in its row on wide screens. */
  inRow: 1 | 2 | 3
  isFirst: boolean
}

// Value of `sizes`: the grid without its gaps and the page margins.
const WIDTHS = {
  1: '(min-width: 64rem) 40.5rem, (min-width: 40rem) calc(60vw - 1.5rem), calc(100vw - 2.5rem)',
  2: '(min-width: 64rem) 33rem, (min-width: 40rem) calc(50vw - 2rem), calc(100vw - 2.5rem)',
  3: '(min-width: 64rem) 21.5rem, (min-width: 40rem) calc(50vw - 2rem), calc(100vw - 2.5rem)',
} as const
/** About four lines of a card. */
const EXCERPT_LENGTH = 160
/** Next to the text a cover is as high as the text. */
const COVER_CLASSES = 'border-b border-border @xl:border-r @xl:border-b-0 @xl:[&_img]:min-h-full'

/** In a container query: in wide containers the image is next to the text. */
export function PostCard({ post, images, inRow, isFirst }: PostCardProps) {
  return (
    <article
      className={
        'group relative flex h-full flex-col overflow-hidden rounded-card border border-border bg-surface ' +
        'fades-[border-color] focus-within:border-control hover:border-control ' +
        '@xl:grid @xl:grid-cols-[3fr_2fr]'
      }
    >
      {/* The title is next to it, hence the empty alternative text. */}
      <SharedElement name={`post-cover-${post.slug}`}>
        {post.imageUrl === null ? (
          <TitleCover title={post.title} className={COVER_CLASSES} />
        ) : (
          <ResponsiveImage
            src={post.imageUrl}
            alt=""
            images={images}
            sizes={WIDTHS[inRow]}
            fit="cover"
            isEager={isFirst}
            className={COVER_CLASSES}
          />
        )}
      </SharedElement>
      <div className="flex min-w-0 flex-1 flex-col p-5">
        <p className="flex flex-wrap items-center gap-3 font-mono text-xs text-muted">
          <Badge dir="auto" className="wrap-anywhere">
            {post.category}
          </Badge>
          <PostDate iso={post.publishedAt} />
        </p>
        <SharedElement name={`post-title-${post.slug}`}>
          <h3
            dir="auto"
            className="mt-4 text-lg leading-snug decoration-1 underline-offset-4 group-hover:underline @xl:text-xl"
          >
            {post.title}
          </h3>
        </SharedElement>
        <p dir="auto" className="mt-2 text-sm text-muted">
          {wholeSentences(post.excerpt, EXCERPT_LENGTH)}
        </p>
        <div className="mt-auto pt-4">
          {/* Stacked above the link that covers the card. */}
          <TagLinks tags={post.tags.slice(0, COUNTS.cardTags)} className="relative z-10 w-fit" />
          <p className="mt-1 flex items-center justify-between gap-4 text-sm">
            <span className="font-mono text-xs text-muted">{readTimeText(post.readTime)}</span>
            <a
              href={`/blog/${post.slug}`}
              className="font-medium text-accent after:absolute after:inset-0"
            >
              Read More<span className="sr-only">: {post.title}</span>
            </a>
          </p>
        </div>
      </div>
    </article>
  )
}
