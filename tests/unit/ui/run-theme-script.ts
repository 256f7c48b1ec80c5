import { pageWithHeadScript } from '#tests/unit/ui/head-script-page.ts'

type Browser = { stored?: string | null; isBlocked?: boolean; prefersColorScheme?: string }

/** Runs the theme script in a page that has shown the theme `forest` before. */
export function runThemeScript(script: string, { stored = null, ...browser }: Browser) {
  const html = '<html class="fonts forest"><head><title>A</title></head></html>'
  const page = pageWithHeadScript(script, { html, stored: { theme: stored }, ...browser })
  const { documentElement: root, head } = page.document
  const theme = () => root.getAttribute('data-theme')
  return {
    classes: [...root.classList],
    theme: theme(),
    scheme: root.style.colorScheme,
    first: head.firstElementChild?.outerHTML,
    stored: () => page.localStorage.getItem('theme'),
    /** An event of this window, as the stores send it. */
    choose: (event: { newValue: string; oldValue?: string }) => {
      page.dispatchEvent(new page.StorageEvent('storage', { key: 'theme', ...event }))
      return theme()
    },
  }
}
