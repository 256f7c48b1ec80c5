'use client'

import { AnchorButton } from '#src/ui/link-button.tsx'
import { Button } from '#src/ui/button.tsx'
import { MessagePage } from './message-page.tsx'

/**
 * In place of a page whose code failed or did not come. It is loaded anew as a whole: after a deployment the
 * files that this page asks for are gone, and rendering it once more would ask for them again.
 */
export function ErrorScreen() {
  return (
    <MessagePage
      comment="unexpected"
      title="Something Went Wrong"
      text="This page ran into an error. Loading it again usually helps."
    >
      <Button variant="primary" onClick={() => location.reload()}>
        Try Again
      </Button>
      <AnchorButton href="/">Back to Home</AnchorButton>
    </MessagePage>
  )
}
