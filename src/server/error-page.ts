import { STATUS_CODES } from 'node:http'
import { plainPage } from '#src/lib/plain-page.ts'
import { isDocument } from './area.ts'
import type { RequestContext } from './request-context.ts'

type Words = { title: string; text: string }

const WORDS: Record<number, Words> = {
  500: {
    title: 'Something Went Wrong',
    text: 'This page could not be loaded. The problem is on our side. Trying again in a moment usually helps.',
  },
  503: {
    title: 'Back in a Moment',
    text: 'The site is not ready to answer at the moment. Please try again shortly.',
  },
}

/** Whether the visitor is a browser that asks for a page, at an address that has pages. */
export const acceptsPage = ({ area, req }: Pick<RequestContext, 'area' | 'req'>): boolean =>
  (isDocument(area) || area === 'payload') && (req.headers.accept?.includes('text/html') ?? false)

/** A page that says what happened, made without the application: it may be what failed. */
export function errorPage(status: number, message: string): string {
  const words = WORDS[status] ?? { title: STATUS_CODES[status] ?? 'Error', text: message }
  return plainPage({
    ...words,
    comment: `status ${status}`,
    links: [
      // An empty address is the page's own.
      { href: '', label: 'Try Again' },
      { href: '/', label: 'Back to Home' },
    ],
  })
}
