import { hasPostId } from '#src/lib/http/normalize-old-path.ts'
import { SAFE_METHODS } from '#src/server/request/request-context.ts'
import type { RequestContext } from '#src/server/request/request-context.ts'
import { sendHttpError } from './error-response.ts'

type PageRequest = Pick<RequestContext, 'req' | 'area' | 'method'>

const isPageRequest = ({ area, method }: PageRequest) =>
  area === 'page' && SAFE_METHODS.includes(method)

/** Whether the query of a page path may name a post of a previous blog. */
export const mayNameOldPost = (context: PageRequest): boolean =>
  isPageRequest(context) && hasPostId(context.req.url ?? '')

/** Whether the application found no page, or only one without the slash at the end. */
export const mayHaveMoved = (context: RequestContext, status: number): boolean =>
  isPageRequest(context) && (status === 404 || (status === 308 && context.path.endsWith('/')))

/** Returns false if the URL has not moved. Before rendering, only redirects with the same query apply. */
export async function sendMoved(
  context: RequestContext,
  options?: { isExact: boolean },
): Promise<boolean> {
  const location = await context.server.findRedirect(context.req.url ?? '', options)
  if (location === undefined) return false
  sendHttpError(context, { status: 308, headers: { location } })
  return true
}
