import { replaceUnsupported } from '#src/import/html/replace-unsupported.ts'
import type { ConversionIssue } from '#src/import/html/replace-unsupported.ts'
import { filledFields } from '#src/import/source/filled-fields.ts'
import { readPublication } from '#src/import/source/read-date.ts'
import { timeInZone } from '#src/import/source/time-in-zone.ts'
import type { SourcePost } from '#src/import/source/source-post.ts'
import type { GhostRelations } from './ghost-relations.ts'
import type { GhostRow } from './ghost-rows.ts'
import { rowDate, rowText } from './ghost-rows.ts'
import { parseJson } from '#src/lib/json-record.ts'
import { lexicalHtml } from './lexical-html.ts'
import { mobiledocHtml } from './mobiledoc-html.ts'
import { markdownHtml } from './ghost-cards.ts'

const withoutSite = (value: string): string => value.replace(/__GHOST_URL__\/?/g, '/')

type Context = { file: string; relations: GhostRelations; permalinks: readonly string[] }

export function ghostPost(row: GhostRow, { file, relations, permalinks }: Context): SourcePost {
  const slug = rowText(row, 'slug')
  const place = { file: `${file}, post “${slug}”` }
  const body = ghostBody(row)
  const meta = relations.meta(row)
  const replaced = replaceUnsupported(withoutSite(body.html + coverCaption(meta)))
  const reason = draftReason(row, body.isPaid)
  const losses: ConversionIssue[] = [
    ...(reason.warning === undefined
      ? []
      : [{ text: reason.warning, ...(reason.isForMembers && { kind: 'members' as const }) }]),
    ...(hasInjection(row) ? [INJECTION] : []),
    ...body.losses,
    ...replaced.losses,
  ]
  return {
    key: rowText(row, 'id') || slug,
    place,
    ...filledFields({
      title: rowText(row, 'title').trim(),
      slug,
      excerpt: rowText(row, 'custom_excerpt').trim(),
      updatedAt: rowDate(row, 'updated_at'),
      author: relations.author(row),
      canonicalUrl: canonicalOf(row),
      // Before Ghost 3 they were columns of the post.
      seoTitle: rowText(meta, 'meta_title') || rowText(row, 'meta_title'),
      seoDescription: rowText(meta, 'meta_description') || rowText(row, 'meta_description'),
      cover: coverOf(row, meta),
    }),
    tags: relations.tags(row),
    ...readPublication(rowDate(row, 'published_at') ?? row['published_at']),
    isDraft: reason.isDraft,
    ...(reason.hasAppeared && { hasAppeared: true }),
    body: { format: 'html', text: replaced.html },
    oldPaths: slug === '' ? [] : oldPathsOf(row, { permalinks, timezone: relations.timezone }),
    warnings: losses.map(({ text, kind }) => ({ place, text, ...(kind && { kind }) })),
  }
}

const INJECTION: ConversionIssue = {
  text: 'The code injected into its page is not imported.',
  kind: 'code',
}

const hasInjection = (row: GhostRow) =>
  ['codeinjection_head', 'codeinjection_foot'].some((name) => rowText(row, name).trim() !== '')

function canonicalOf(row: GhostRow): string | undefined {
  const url = rowText(row, 'canonical_url')
  // The site's own URL is no longer the post's.
  return /^https?:\/\//.test(url) ? url : undefined
}

function coverOf(row: GhostRow, meta: GhostRow): SourcePost['cover'] {
  const url = withoutSite(rowText(row, 'feature_image') || rowText(row, 'image'))
  const alt = rowText(meta, 'feature_image_alt').trim()
  return url === '' ? undefined : { url, ...(alt !== '' && { alt }) }
}

/** A cover has no caption here; often it is the credit that a licence asks for. */
function coverCaption(meta: GhostRow): string {
  const caption = rowText(meta, 'feature_image_caption').trim()
  return caption === '' ? '' : `<p><em>Cover image: ${caption}</em></p>`
}

function draftReason(row: GhostRow, isPaid: boolean) {
  const status = rowText(row, 'status')
  const visibility = rowText(row, 'visibility')
  if (status === 'draft' || status === '') return { isDraft: true }
  if (status === 'sent')
    return {
      isDraft: true,
      hasAppeared: true,
      warning: 'It was sent as a newsletter only, so it is imported as a draft.',
    }
  if (status !== 'published' && status !== 'scheduled')
    return { isDraft: true, warning: `Its status was “${status}”, so it is imported as a draft.` }
  if (isPaid || (visibility !== '' && visibility !== 'public'))
    return {
      isDraft: true,
      hasAppeared: status === 'published',
      isForMembers: true,
      warning: 'It was for members only, so it is imported as a draft.',
    }
  return { isDraft: false }
}

function oldPathsOf(
  row: GhostRow,
  { permalinks, timezone }: { permalinks: readonly string[]; timezone: string | undefined },
): string[] {
  const date = rowDate(row, 'published_at')
  const iso = (date && (timeInZone(timezone, date) ?? date))?.toISOString() ?? ''
  const values: Record<string, string> = {
    slug: rowText(row, 'slug'),
    id: rowText(row, 'id'),
    ...(date && { year: iso.slice(0, 4), month: iso.slice(5, 7), day: iso.slice(8, 10) }),
  }
  const filled = permalinks.map((pattern) => {
    // `{slug}` in routes.yaml, `:slug` in the settings of Ghost 1.
    return pattern.replace(/\{(\w+)\}|:(\w+)/g, (whole, inBraces?: string, named?: string) => {
      return values[inBraces ?? named ?? ''] ?? whole
    })
  })
  return [...new Set(filled)].filter((path) => !/[{}:]/.test(path))
}

const PAYWALL = '<!--members-only-->'

/** Prefers the editor's document to the rendered HTML, which lost captions and languages. */
function ghostBody(row: GhostRow) {
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
