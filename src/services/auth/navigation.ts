/** What a service may know of a browser's navigation: plain facts, told by http/navigation.ts. */
export type BrowserNavigation = {
  method: string
  /** The host the browser asked for, with its port. */
  host: string | null
  /** Asked for in advance, or by a script: nobody has clicked. */
  isSpeculative: boolean
  /** Came by a link, form or redirect of another site. */
  isFromElsewhere: boolean
  /** The visitor's network address. */
  client: string
  headers: Headers
}

/** Where to send the browser, and the Set-Cookie values that go with it; 204 does nothing at all. */
export type NavigationResponse = { status: 204 | 302 | 303; location?: string; cookies?: string[] }
