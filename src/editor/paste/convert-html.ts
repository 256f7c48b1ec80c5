import { parseInBrowser } from '#src/content/html/parse-browser.ts'
import { sanitizePastedHtml } from '#src/content/paste/paste-html.ts'

export const convertHtml = (html: string): string => sanitizePastedHtml(html, parseInBrowser)

export const convertRenderedMarkdown = (html: string): string =>
  sanitizePastedHtml(html, parseInBrowser, { isMarkdown: true })
