import { Window } from 'happy-dom'

type Page = {
  html: string
  stored?: Record<string, string | null>
  /** Its storage cannot be used. */
  isBlocked?: boolean | undefined
  prefersColorScheme?: string
}

/** A page of its own in which a script of the head has run. */
export function pageWithHeadScript(script: string, given: Page) {
  const { html, stored = {}, isBlocked, prefersColorScheme = 'light' } = given
  const page = new Window({
    url: 'http://localhost',
    settings: {
      device: { prefersColorScheme },
      disableErrorCapturing: true,
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
    },
  })
  page.document.write(html)
  for (const [key, value] of Object.entries(stored))
    if (value !== null) page.localStorage.setItem(key, value)
  const refuse = () => {
    throw new Error('SecurityError')
  }
  if (isBlocked) Object.defineProperty(page, 'localStorage', { get: refuse })
  page.eval(script)
  return page
}
