import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'
import { SAFE_METHODS } from './request-context.ts'

/** The pages that are Markdown too, without their query. */
const PAGE = /^\/(?:blog|projects)\/[^/?.#]+(?=[?#]|$)/
const MARKDOWN = /^\/(?:blog|projects)\/[^/?#]+\.md$/

/** Whether a response is the Markdown of a page, also where a request for the page preferred it. */
export const isMarkdownPath = (path: string): boolean => MARKDOWN.test(path)

/** Whether the response at this path depends on Accept. */
export const variesByAccept = (path: string): boolean => PAGE.test(path) || isMarkdownPath(path)

/** Makes a request that prefers Markdown one for the address with `.md`: page and Markdown are cached apart. */
export function negotiateMarkdown(req: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): void {
  const [page] = PAGE.exec(req.url ?? '') ?? []
  const { accept } = req.headers
  if (page === undefined || !SAFE_METHODS.includes(req.method ?? '')) return
  // Most requests: browsers do not name it.
  if (accept === undefined || !accept.includes('text/markdown') || accept.length > 1000) return
  const [best] = new Negotiator({ headers: { accept } }).mediaTypes(['text/html', 'text/markdown'])
  if (best === 'text/markdown') req.url = `${page}.md`
}
