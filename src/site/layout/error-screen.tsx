'use client'

import { buttonClasses } from '#src/ui/controls/button-classes.ts'
import { MessagePage } from './message-page.tsx'

/**
 * In place of a page whose code failed or did not come. Its links load whole pages, the empty one this: after a
 * deployment the files it asks for are gone, and rendering it once more would ask for them again. Every page
 * carries this code, so it is little.
 */
export function ErrorScreen() {
  return (
    <MessagePage
      comment="unexpected"
      title="Something Went Wrong"
      text="This page ran into an error. Loading it again usually helps."
    >
      <a href="" className={buttonClasses({ variant: 'primary' })}>
        Try Again
      </a>
      <a href="/" className={buttonClasses({})}>
        Back to Home
      </a>
    </MessagePage>
  )
}
