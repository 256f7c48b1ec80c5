import { parseInBrowser } from '#src/content/html/parse-browser.ts'
import { sanitizePastedHtml } from '#src/content/paste/paste-html.ts'

/** HTML of other programs as the editor's own. */
export const convertHtml = (html: string): string => sanitizePastedHtml(html, parseInBrowser)

/** The same of rendered Markdown. */
export const convertRenderedMarkdown = (html: string): string =>
  sanitizePastedHtml(html, parseInBrowser, { isMarkdown: true })
