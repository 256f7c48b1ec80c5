import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { postCalls } from '#src/contract/post-calls.ts'
import { SESSION_COOKIE } from '#src/contract/sessions.ts'
import { isDocument } from './area.ts'
import { isGeneratedFile } from './generated-file.ts'
import {
  DRAFT_COOKIE,
  isKeptByNext,
  isPrerendered,
  isRouterRequest,
  STATIC_PREFIX,
} from './next-internals.ts'
import { READING } from './reading.ts'
import type { RequestContext } from './request-context.ts'
import { mediaType } from './response-headers.ts'

type Asked = Pick<RequestContext, 'req' | 'area' | 'path' | 'method'>
type Given = { status: number; headers: OutgoingHttpHeaders }

/** Under what name the response cache may have the response to a request; undefined where it may not. */
export function cacheKeyOf({ req, area, path, method }: Asked): string | undefined {
  if (!READING.includes(method) || req.headers.range !== undefined) return undefined
  if (path.startsWith(STATIC_PREFIX)) return path
  if (isPersonal(req.headers) || isRouterRequest(req.headers)) return undefined
  if (path === LIST) return req.url
  return isDocument(area) && !isSearch(req.url) ? path : undefined
}

/** Whether a response with that name may be given to others. */
export function isCacheable(asked: Asked, given: Given): boolean {
  const { status, headers } = given
  if (isGeneratedFile(asked)) return status === 200 && isKeptByNext(headers)
  if (isDocument(asked.area)) return isFinishedPage(given)
  return status === 200
}

/** Prerendered for everybody, whether it is there or says that nothing is. */
export const isFinishedPage = ({ status, headers }: Given) =>
  (status === 200 || status === 404) && isPrerendered(headers) && mediaType(headers) === 'text/html'

/** Built files never change. */
export const isImmutable = ({ path }: Pick<Asked, 'path'>) => path.startsWith(STATIC_PREFIX)

const LIST = postCalls.listPosts.path

// At a draft's address its author gets the preview, and all posts in the list.
const isPersonal = ({ cookie }: IncomingHttpHeaders) =>
  [DRAFT_COOKIE, SESSION_COOKIE].some((name) => cookie?.includes(`${name}=`))

/** `/blog?q=` is made for the request; every other page is the same whatever its query is. */
const isSearch = (url = '') => /^\/blog\?(?:.*&)?q=/.test(url)
