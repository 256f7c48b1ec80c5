import { contactFormMessages } from '#src/contract/messages/contact-form-texts.ts'
import { MessagePage } from '#src/site/layout/message-page.tsx'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'

export function MessageSentScreen() {
  const { title, description } = contactFormMessages.sent
  return (
    <MessagePage comment="contact" title={title} text={description}>
      <AnchorButton href="/" variant="primary">
        Back to Home
      </AnchorButton>
      <AnchorButton href="/blog">Read the Blog</AnchorButton>
    </MessagePage>
  )
}
