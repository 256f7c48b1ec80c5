import type { PageImages } from '#src/contract/posts/public-page-data.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { PostDate } from '#src/site/posts/list/post-date.tsx'
import { readTimeText } from '#src/site/posts/list/read-time.ts'
import { TagLinks } from '#src/site/posts/list/tag-links.tsx'
import { Picture } from '#src/site/media/picture.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { POST_IMAGE_SIZES } from './post-image-sizes.ts'
import { ShareButton } from './share-button.tsx'

type PostHeaderProps = { post: Post; editedAt: string | null; images: PageImages }

export function PostHeader({ post, editedAt, images }: PostHeaderProps) {
  return (
    <header>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 font-mono text-xs text-muted">
        <Badge>{post.category}</Badge>
        <PostDate iso={post.publishedAt} />
        {editedAt !== null && (
          <span>
            Updated <PostDate iso={editedAt} />
          </span>
        )}
        <span>{readTimeText(post.readTime)}</span>
      </p>
      <h1 className="mt-5 text-[clamp(2rem,4.5vw,3rem)] leading-[1.1] tracking-[-0.02em]">
        {post.title}
      </h1>
      <p className="mt-5 text-lg text-muted">{post.excerpt}</p>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-border py-3">
        <TagLinks tags={post.tags} className="min-w-0 flex-1 basis-60" />
        <ShareButton title={post.title} text={post.excerpt} />
      </div>
      {post.imageUrl && (
        <Picture
          src={post.imageUrl}
          alt=""
          images={images}
          sizes={POST_IMAGE_SIZES}
          fit="cover"
          isEager
          className="mt-8 rounded-card border border-border"
        />
      )}
      <div className="h-10" />
    </header>
  )
}
