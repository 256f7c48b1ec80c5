'use client'

import { buttonClasses } from '#src/ui/controls/button-classes.ts'
import { MessagePage } from './message-page.tsx'

/**
 * Replaces a page whose code failed to run or to load. Its links load whole pages (the empty `href` reloads this
 * one): after a deployment the requested chunks are gone, and rendering again would request them again. Every page
 * includes this component, so it stays small.
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
