import type { OutgoingHttpHeaders } from 'node:http'
import { PAGE_DATA_QUERY } from '#src/contract/page-data-query.ts'
import { postCalls } from '#src/contract/posts/post-calls.ts'
import { searchCalls } from '#src/contract/search/search-calls.ts'
import { bearerToken } from '#src/lib/http/bearer-token.ts'
import { isDocumentArea, isGeneratedFile } from '#src/server/request/area.ts'
import {
  isCachedByNext,
  isPrerendered,
  isRouterRequest,
  STATIC_PREFIX,
} from '#src/server/next/next-internals.ts'
import { SAFE_METHODS } from '#src/server/request/request-context.ts'
import type { RequestContext, ServerContext } from '#src/server/request/request-context.ts'
import { mediaType } from '#src/server/response/response-headers.ts'

type CacheRequest = Pick<RequestContext, 'req' | 'area' | 'path' | 'method' | 'hasSession'> & {
  server: Pick<ServerContext, 'isDevelopment'>
}
type ResponseHead = { status: number; headers: OutgoingHttpHeaders }

/** Cache key of a request; undefined when the request must bypass the response cache. */
export function cacheKeyOf(request: CacheRequest): string | undefined {
  const { req, area, path, method, hasSession, server } = request
  // Next's development server changes pages and files without telling, under the same names.
  if (server.isDevelopment) return undefined
  if (!SAFE_METHODS.includes(method)) return undefined
  if (path.startsWith(STATIC_PREFIX)) return path
  // With a session the author sees drafts: the preview of a post, and all posts in the list.
  if (hasSession || isRouterRequest(req.headers)) return undefined
  // An access token reads drafts too.
  if (path === POST_LIST_PATH || path === SEARCH_PATH)
    return bearerToken(req.headers.authorization ?? null) === undefined ? req.url : undefined
  if (!isDocumentArea(area) || isSearch(req.url)) return undefined
  return isPageDataRequest(req) ? `${path}${PAGE_DATA_QUERY}` : path
}

/** Whether Next caches its response to this request. Pages requested with a cookie are not cached. */
export const isKeptByNext = ({ req, area, method }: CacheRequest): boolean =>
  SAFE_METHODS.includes(method) && area === 'page' && !isSearch(req.url)

export function isCacheable(request: CacheRequest, response: ResponseHead): boolean {
  const { status, headers } = response
  if (isGeneratedFile(request)) return status === 200 && isCachedByNext(headers)
  if (isDocumentArea(request.area)) return isPrerenderedPage(response)
  return status === 200
}

/** A prerendered page with status 200 or 404. */
export const isPrerenderedPage = ({ status, headers }: ResponseHead) =>
  (status === 200 || status === 404) && isPrerendered(headers) && mediaType(headers) === 'text/html'

export const isPageDataRequest = ({ url = '' }: { url?: string | undefined }): boolean =>
  url.endsWith(PAGE_DATA_QUERY)

/** Built files never change. */
export const isImmutable = ({ path }: Pick<CacheRequest, 'path'>) => path.startsWith(STATIC_PREFIX)

const POST_LIST_PATH = postCalls.listPosts.path
const SEARCH_PATH = searchCalls.search.path

/** `/blog?q=` is rendered per request; all other pages ignore their query. */
const isSearch = (url = '') => /^\/blog\?(?:.*&)?q=/.test(url)
