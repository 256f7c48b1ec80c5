/** What services know of a browser navigation, as plain values from http/navigation.ts. */
export type BrowserNavigation = {
  method: string
  /** The requested host, with its port. */
  host: string | null
  /** A prefetch or a script's request: no user gesture. */
  isSpeculative: boolean
  /** Cross-site: a link, form or redirect of another site. */
  isFromElsewhere: boolean
  /** The visitor's network address. */
  client: string
  headers: Headers
}

/** Redirect target and its Set-Cookie values; 204 leaves the browser where it is. */
export type NavigationResponse = { status: 204 | 302 | 303; location?: string; cookies?: string[] }
