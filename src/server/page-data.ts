import { readFileSync } from 'node:fs'
import path from 'node:path'
import { dataScript } from './data-script.ts'
import type { Exchange } from './exchange.ts'
import { nextData } from './known-scripts.ts'
import { READING } from './reading.ts'

/** The address of a page's data is the page's own with this query, and the build that made it. */
const QUERY = '?page-data='
const SCRIPT = /<script(?: nonce="[^"]*")?>([^<]*self\.__next_f[^<]*)<\/script>/g

const HOME = '/'

type SplitPage = { html: string; data: string | undefined }

/**
 * Takes what React needs to take over a finished page, which is all its text once more, out of the page: the
 * browser asks for it when somebody is there (src/site/frame/wake-script.ts). The home page keeps it, in one piece:
 * its content is embedded and never fetched (§1). A page with such a script that is not Next's, or with none, stays
 * as it is.
 */
export function splitPage(html: string, address: string, build = buildId): SplitPage {
  const { rest, pieces } = takenApart(html)
  const put = (element: string) => rest.replace(PLACE, () => element)
  if (pieces.length === 0) return { html, data: undefined }
  if (address !== HOME) return { html: put(mark(build())), data: JSON.stringify(pieces) }
  const script = dataScript(pieces)
  return { html: script ? put(`<script>${script}</script>`) : html, data: undefined }
}

/** Text and attributes of a page never hold a bare `<`. */
const PLACE = '<page-data>'

/** Next's pieces of data, and the page with a place where they began; no pieces where one is not Next's. */
function takenApart(html: string): { rest: string; pieces: (readonly unknown[])[] } {
  const found: (readonly unknown[] | undefined)[] = []
  const rest = html.replace(SCRIPT, (_, text: string) =>
    found.push(nextData(text)) === 1 ? PLACE : '',
  )
  const pieces = found.filter((piece) => piece !== undefined)
  return { rest, pieces: pieces.length === found.length ? pieces : [] }
}

/** No browser runs or fetches it. */
const mark = (build: string) => `<script type="late-data" src="${QUERY}${build}"></script>`

/** Whether a page's data are asked for, not the page. */
export const asksForData = ({ req, area, method }: Pick<Exchange, 'req' | 'area' | 'method'>) =>
  area === 'page' && READING.includes(method) && req.url?.includes(QUERY) === true

/** Whether they are asked for by a page of this build: the code of another one may not know them. */
export const isOfThisBuild = ({ req }: Pick<Exchange, 'req'>, build = buildId) =>
  req.url?.endsWith(`${QUERY}${build()}`) === true

let known: string | undefined
const buildId = () =>
  (known ??= readFileSync(path.resolve(import.meta.dirname, '../../.next/BUILD_ID'), 'utf8').trim())
