import { contactText } from '#src/contract/contact-text.ts'
import { MessagePage } from '#src/site/frame/message-page.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'

/** §8, for who sent the form without scripts. */
export function MessageSentScreen() {
  const { title, description } = contactText.sent
  return (
    <MessagePage comment="contact" title={title} text={description}>
      <LinkButton href="/" variant="primary">
        Back to Home
      </LinkButton>
      <LinkButton href="/blog">Read the Blog</LinkButton>
    </MessagePage>
  )
}
