import type { Post } from '#src/contract/posts.ts'
import { Badge } from '#src/ui/badge.tsx'
import { PostDate } from '#src/site/blog/post-date.tsx'
import { readTimeText } from '#src/site/blog/read-time.ts'
import { ShareButton } from './share-button.tsx'

export function PostHeader({ post }: { post: Post }) {
  return (
    <header>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 font-mono text-xs text-muted">
        <Badge>{post.category}</Badge>
        <PostDate iso={post.publishedAt} />
        <span>{readTimeText(post.readTime)}</span>
      </p>
      <h1 className="mt-5 text-[clamp(2rem,4.5vw,3rem)] leading-[1.1] tracking-[-0.02em]">
        {post.title}
      </h1>
      <p className="mt-5 text-lg text-muted">{post.excerpt}</p>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-y border-border py-3">
        <TagList tags={post.tags} />
        <ShareButton title={post.title} text={post.excerpt} />
      </div>
      {post.imageUrl && (
        <img
          src={post.imageUrl}
          alt=""
          width={1200}
          height={675}
          fetchPriority="high"
          className="mt-8 aspect-video h-auto w-full rounded-card border border-border bg-raised object-cover"
        />
      )}
      <div className="h-10" />
    </header>
  )
}

function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return <span />
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="font-mono text-xs text-muted">
          #{tag}
        </li>
      ))}
    </ul>
  )
}
