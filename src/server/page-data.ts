import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Exchange } from './exchange.ts'
import { nextData } from './known-scripts.ts'

/** The address of a page's data is the page's own with this query, and the build that made it. */
const QUERY = '?page-data='
const SCRIPT = /<script(?: nonce="[^"]*")?>([^<]*self\.__next_f[^<]*)<\/script>/g

const HOME = '/'
const READING = new Set(['GET', 'HEAD'])

type SplitPage = { html: string; data: string | undefined }

/**
 * Takes what React needs to take over a finished page, which is all its text once more, out of the page: the
 * browser asks for it when somebody is there (src/site/frame/wake-script.ts). A page with such a script that is not
 * Next's, or with none, stays whole, and so does the home page: its content is embedded and never fetched (§1).
 */
export function splitPage(html: string, address: string, build = buildId): SplitPage {
  if (address === HOME) return { html, data: undefined }
  const pieces: unknown[] = []
  let isWhole = false
  const rest = html.replace(SCRIPT, (_, text: string) => {
    const piece = nextData(text)
    if (piece === undefined) isWhole = true
    return pieces.push(piece) === 1 ? mark(build()) : ''
  })
  if (isWhole || pieces.length === 0) return { html, data: undefined }
  return { html: rest, data: JSON.stringify(pieces) }
}

/** No browser runs or fetches it. */
const mark = (build: string) => `<script type="late-data" src="${QUERY}${build}"></script>`

/** Whether a page's data are asked for, not the page. */
export const asksForData = ({ req, area, method }: Pick<Exchange, 'req' | 'area' | 'method'>) =>
  area === 'page' && READING.has(method) && req.url?.includes(QUERY) === true

/** Whether they are asked for by a page of this build: the code of another one may not know them. */
export const isOfThisBuild = ({ req }: Pick<Exchange, 'req'>, build = buildId) =>
  req.url?.endsWith(`${QUERY}${build()}`) === true

let known: string | undefined
const buildId = () =>
  (known ??= readFileSync(path.resolve(import.meta.dirname, '../../.next/BUILD_ID'), 'utf8').trim())
