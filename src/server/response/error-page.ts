import { STATUS_CODES } from 'node:http'
import { plainPage } from '#src/lib/http/plain-page.ts'
import { isDocumentArea } from '#src/server/request/area.ts'
import type { RequestContext } from '#src/server/request/request-context.ts'

type PageText = { title: string; text: string }

const PAGE_TEXTS: Record<number, PageText> = {
  500: {
    title: 'Something Went Wrong',
    text: 'This page could not be loaded. The problem is on our side. Trying again in a moment usually helps.',
  },
  503: {
    title: 'Back in a Moment',
    text: 'The site is not ready to answer at the moment. Please try again shortly.',
  },
}

/** Whether a browser requests a page, at an address that has pages. */
export const acceptsHtml = ({ area, req }: Pick<RequestContext, 'area' | 'req'>): boolean =>
  (isDocumentArea(area) || area === 'payload') &&
  (req.headers.accept?.includes('text/html') ?? false)

/** An error page rendered without the application, which may be the part that failed. */
export function errorPage(status: number, message: string): string {
  const words = PAGE_TEXTS[status] ?? { title: STATUS_CODES[status] ?? 'Error', text: message }
  return plainPage({
    ...words,
    comment: `status ${status}`,
    links: [
      // An empty href is the current page.
      { href: '', label: 'Try Again' },
      { href: '/', label: 'Back to Home' },
    ],
  })
}
