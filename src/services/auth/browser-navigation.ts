/** A browser navigation as plain values, made in http/navigation-response.ts. */
export type BrowserNavigation = {
  method: string
  host: string | null
  isSpeculative: boolean
  isFromElsewhere: boolean
  client: string
  headers: Headers
}

/** Redirect target and its Set-Cookie values; 204 leaves the browser where it is. */
export type NavigationResponse = { status: 204 | 302 | 303; location?: string; cookies?: string[] }
