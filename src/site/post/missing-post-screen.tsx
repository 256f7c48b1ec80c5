import { LinkButton } from '#src/ui/link-button.tsx'
import { MessagePage } from '#src/site/frame/message-page.tsx'
import { Status404 } from '#src/site/frame/status-404.tsx'

export function MissingPostScreen() {
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
