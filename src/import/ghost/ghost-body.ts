import type { ConversionIssue } from '#src/import/html/replace-unsupported.ts'
import { parseJson } from '#src/lib/json-record.ts'
import type { GhostRow } from './ghost-rows.ts'
import { lexicalHtml } from './lexical-html.ts'
import { mobiledocHtml } from './mobiledoc-html.ts'
import { markdownHtml } from './ghost-cards.ts'
import { rowText } from './row-values.ts'

type GhostBody = {
  html: string
  isPaid: boolean
  losses: ConversionIssue[]
}

const PAYWALL = '<!--members-only-->'

/** Prefers the editor's document to the rendered HTML, which lost captions and languages. */
export function ghostBody(row: GhostRow): GhostBody {
  const losses: ConversionIssue[] = []
  const html =
    documentHtml(rowText(row, 'lexical'), (document) => lexicalHtml(document, losses)) ??
    documentHtml(rowText(row, 'mobiledoc'), (document) => mobiledocHtml(document, losses)) ??
    (rowText(row, 'html') || markdownHtml(rowText(row, 'markdown')))
  const isPaid = html.includes(PAYWALL) || rowText(row, 'html').includes(PAYWALL)
  const first = new Map(losses.toReversed().map((loss) => [loss.text, loss]))
  const reported = losses.filter((loss) => loss.kind ?? first.get(loss.text) === loss)
  return { html: html.replaceAll(PAYWALL, ''), isPaid, losses: reported }
}

function documentHtml(
  json: string,
  convert: (document: unknown) => string | undefined,
): string | undefined {
  const document = parseJson(json)
  // The rendered HTML can be complete where the editor's document is damaged.
  return document === undefined ? undefined : convert(document)
}
