import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { PostDate } from '#src/site/posts/list/post-date.tsx'
import { readTimeText } from '#src/site/posts/list/read-time.ts'

/** Related posts at the end of a post. */
export function RelatedPosts({ posts }: { posts: readonly ListedPost[] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="page:related-posts">
      <p aria-hidden className="font-mono text-xs text-muted">
        {'// read next'}
      </p>
      <h2 id="page:related-posts" className="mt-1 text-xl">
        Related Posts
      </h2>
      <ul className="dims-siblings mt-2 divide-y divide-border">
        {posts.map((post) => (
          <li key={post.id} className="group relative py-3">
            <article className="flex flex-wrap items-baseline justify-between gap-x-6">
              <h3 dir="auto" className="min-w-0 text-base leading-snug font-medium wrap-anywhere">
                <a
                  href={`/blog/${post.slug}`}
                  className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {post.title}
                </a>
              </h3>
              <p className="font-mono text-xs text-muted">
                <PostDate iso={post.publishedAt} /> · {readTimeText(post.readTime)}
              </p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
