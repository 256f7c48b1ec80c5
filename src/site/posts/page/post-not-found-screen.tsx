import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { MessagePage } from '#src/site/layout/message-page.tsx'
import { Status404 } from '#src/site/layout/status-404.tsx'

export function PostNotFoundScreen() {
  return (
    <MessagePage
      comment="404"
      title="Blog Post Not Found"
      text="The blog post you're looking for doesn't exist."
    >
      <LinkButton href="/blog" variant="primary">
        Back to Blog
      </LinkButton>
      <Status404 />
    </MessagePage>
  )
}
