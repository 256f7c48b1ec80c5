import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { MessagePage } from './message-page.tsx'

export function NotFoundScreen() {
  return (
    <MessagePage
      comment="no route matched"
      title="404 Page Not Found"
      text="Did you forget to add the page to the router?"
      drawn="404 Page Not Found"
    >
      <LinkButton href="/" variant="primary">
        Back to Home
      </LinkButton>
      <LinkButton href="/blog">Read the Blog</LinkButton>
    </MessagePage>
  )
}
