import type { PostLink } from '#src/contract/posts/public-page-data.ts'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { PathList } from '#src/site/layout/path-list.tsx'
import { MESSAGE_COVER, MessagePage } from '#src/site/layout/message-page.tsx'
import { Status404 } from '#src/site/layout/status-404.tsx'
import { TitleCover } from '#src/site/posts/list/title-cover.tsx'

type PostNotFoundScreenProps = {
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
      cover={<TitleCover title={`/blog/${slug ?? ''}`} className={MESSAGE_COVER} />}
    >
      {nearest.length > 0 && (
        <PathList
          label="Posts with a similar URL"
          addresses={nearest.map((post) => ({ href: `/blog/${post.slug}`, label: post.title }))}
        />
      )}
      <AnchorButton href="/blog" variant="primary">
        Back to Blog
      </AnchorButton>
      <Status404 />
    </MessagePage>
  )
}
