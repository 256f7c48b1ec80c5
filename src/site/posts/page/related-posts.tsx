import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import type { ThreadPost } from '#src/lib/thread-of-posts.ts'
import { tagSlug } from '#src/lib/tag-slug.ts'
import { SectionTitle } from '#src/site/layout/section-title.tsx'
import { PostThread } from '#src/site/posts/thread/post-thread.tsx'

type RelatedPostsProps = {
  post: { slug: string; tags: readonly string[] }
  related: readonly ListedPost[]
  thread: readonly ThreadPost[]
}

/** Related posts at the end of a post, below the line of time of all posts. */
export function RelatedPosts({ post, related, thread }: RelatedPostsProps) {
  if (related.length === 0) return null
  const own = post.tags.map(tagSlug)
  const shared = related.map(({ tags }) => tags.filter((tag) => own.includes(tagSlug(tag))))
  const joining = [...new Set(shared.flat())]
  return (
    <section aria-labelledby="page:related-posts" className="drawn-nearby lg:col-span-2">
      <SectionTitle
        id="page:related-posts"
        meta={joining.length > 0 ? `joined by ${joining.join(', ')}` : undefined}
      >
        Related Posts
      </SectionTitle>
      {thread.some(({ slug }) => slug === post.slug) && (
        <PostThread posts={thread} current={post.slug} className="mt-6" />
      )}
      <ul className="dims-siblings mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {related.map(({ id, slug, title, publishedAt }, index) => (
          <li key={id} className="group relative">
            <p dir="auto" className="font-mono text-xs text-muted">
              {[publishedAt?.slice(0, 4), shared[index]?.join(', ')].filter(Boolean).join(' · ')}
            </p>
            <h3 dir="auto" className="mt-1 text-base leading-snug font-medium wrap-anywhere">
              <a
                href={`/blog/${slug}`}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {title}
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
