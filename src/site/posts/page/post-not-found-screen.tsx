import type { PostLink } from '#src/contract/posts/public-page-data.ts'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { MessagePage } from '#src/site/layout/message-page.tsx'
import { Status404 } from '#src/site/layout/status-404.tsx'

type PostNotFoundScreenProps = {
  /** What was looked for, as it stands in the address; absent for previews. */
  slug?: string
  /** Posts with an address like it. */
  nearest?: readonly PostLink[]
}

export function PostNotFoundScreen({ slug, nearest = [] }: PostNotFoundScreenProps) {
  return (
    <MessagePage
      comment="404"
      title="Blog Post Not Found"
      text="The blog post you're looking for doesn't exist."
      drawn={`/blog/${slug ?? ''}`}
    >
      {nearest.length > 0 && (
        <nav aria-label="Posts with a similar address" className="mb-4 basis-full">
          <ul>
            {nearest.map((post) => (
              <li key={post.slug} className="min-w-0">
                <IntentLink
                  href={`/blog/${post.slug}`}
                  className="inline-flex min-h-8 items-center text-link wrap-anywhere pointer-coarse:min-h-11"
                >
                  {post.title}
                </IntentLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <LinkButton href="/blog" variant="primary">
        Back to Blog
      </LinkButton>
      <Status404 />
    </MessagePage>
  )
}
