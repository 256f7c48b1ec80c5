import { entityText } from '#src/import/html/entity-text.ts'
import { filledFields } from '#src/import/source/filled-fields.ts'
import { readDate } from '#src/import/source/read-date.ts'
import type { CsvRow } from '#src/import/source/read-csv.ts'
import type { SourcePost } from '#src/import/source/source-post.ts'
import { escapeHtml } from '#src/lib/format/escape-html.ts'
import { substackBody } from './substack-body.ts'

export function substackPost(
  row: CsvRow,
  { file, html }: { file: string; html: string },
): SourcePost {
  const { post_id: name = '', type = '', audience = '', is_published: published = '' } = row
  // `123401.plain-text`: the number stays when the author changes the URL.
  const [, id = name, slug = ''] = /^(\d+)\.(.+)$/.exec(name) ?? []
  const place = { file }
  const body = substackBody(html)
  const isPublished = published.toLowerCase() === 'true'
  const reason = isPublished ? audienceReason(audience, body.isPaid) : undefined
  const warnings = body.losses.map(({ line, ...loss }) => ({ ...loss, place: { file, line } }))
  return {
    ...{ key: id, place, tags: [], isDraft: !isPublished || reason !== undefined },
    ...(reason !== undefined && { hasAppeared: true }),
    ...filledFields({
      title: entityText(row['title']),
      slug,
      excerpt: entityText(row['subtitle']),
      publishedAt: readDate(row['post_date']),
    }),
    body: { format: 'html', text: episodeHtml(row['podcast_url'] ?? '', type) + body.html },
    oldPaths: slug === '' ? [] : [`/p/${slug}`],
    warnings: [
      ...(reason === undefined ? [] : [{ place, text: reason, kind: 'members' as const }]),
      ...warnings,
    ],
  }
}

function audienceReason(audience: string, isPaid: boolean): string | undefined {
  if (/^(?:only_paid|founding)$/.test(audience) || (isPaid && audience === 'everyone'))
    return 'It was for paying subscribers only, so it is imported as a draft.'
  return audience === 'everyone'
    ? undefined
    : 'It was for subscribers only, so it is imported as a draft.'
}

const episodeHtml = (address: string, type: string) =>
  /^https?:\/\//.test(address)
    ? `<p><a href="${escapeHtml(address)}">Listen to ${type === 'podcast' ? 'the episode' : 'this post'}</a></p>`
    : ''
