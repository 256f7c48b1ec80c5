import clsx from 'clsx'
import type { PageImages } from '#src/contract/posts/public-page-data.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { plainText } from '#src/content/render/plain-text.ts'
import type { RenderBlock } from '#src/content/render/render-node.ts'
import { PostDate } from '#src/site/posts/list/post-date.tsx'
import { readTimeText } from '#src/site/posts/list/read-time.ts'
import { LightboxImage } from '#src/site/media/lightbox-image.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { SharedElement } from '#src/ui/display/shared-element.tsx'
import { COVER_SIZES } from './post-image-sizes.ts'
import { ShareButton } from './share-button.tsx'

type PostHeaderProps = {
  post: Post
  editedAt: string | null
  images: PageImages
  blocks: readonly RenderBlock[]
}

/** Short, so that the text begins on the first screen: narrow windows show the cover in the list only. */
export function PostHeader({ post, editedAt, images, blocks }: PostHeaderProps) {
  const { category, title, excerpt, imageUrl } = post
  const isBeginning = beginsWith(blocks, excerpt)
  return (
    <header
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_13rem]',
        imageUrl && 'xl:grid-cols-[minmax(0,1fr)_20rem]',
      )}
    >
      <div className="max-w-post">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 font-mono text-xs text-muted">
          <Badge dir="auto" className="wrap-anywhere">
            {category}
          </Badge>
          <PostDate iso={post.publishedAt} />
          {editedAt !== null && (
            <span>
              Updated <PostDate iso={editedAt} />
            </span>
          )}
          <span>{readTimeText(post.readTime)}</span>
          <ShareButton title={title} text={excerpt} />
        </p>
        <SharedElement name={`post-title-${post.slug}`}>
          <h1 dir="auto" className="mt-2 text-title max-sm:text-[2rem] sm:mt-4">
            {title}
          </h1>
        </SharedElement>
        {!isBeginning && (
          <p dir="auto" className="mt-3 text-sm text-muted sm:mt-5 sm:text-lg">
            {excerpt}
          </p>
        )}
      </div>
      {imageUrl && (
        <div className="self-end max-lg:hidden">
          <SharedElement name={`post-cover-${post.slug}`}>
            <LightboxImage
              src={imageUrl}
              alt=""
              images={images}
              sizes={COVER_SIZES}
              fit="cover"
              isEager
              className="rounded-card border border-border"
            />
          </SharedElement>
        </div>
      )}
    </header>
  )
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** An excerpt that is the beginning of the text is read there, and not twice (S2-blog-post-03). */
function beginsWith(blocks: readonly RenderBlock[], excerpt: string): boolean {
  const texts = blocks.filter(({ type }) => type !== 'heading').slice(0, 4)
  const beginning = oneLine(excerpt).replace(/…$/, '')
  return beginning !== '' && oneLine(plainText(texts, { code: false })).startsWith(beginning)
}
