import { basename } from 'node:path'
import type { ExportedFiles } from '#src/import/archive/open-zip.ts'
import { readPostText, readText } from '#src/import/archive/read-text.ts'
import { unreadable } from '#src/import/archive/unreadable.ts'
import { entityText } from '#src/import/html/entity-text.ts'
import { exportSource } from '#src/import/source/export-source.ts'
import { pageWarning, warningAt } from '#src/import/source/post-warnings.ts'
import { readCsv } from '#src/import/source/read-csv.ts'
import type { CsvRow } from '#src/import/source/read-csv.ts'
import type { Source, SourcePost } from '#src/import/source/source-post.ts'
import { readWithinDeadline } from '#src/import/source/within-deadline.ts'
import { filledFields } from '#src/import/source/filled-fields.ts'
import { readPublication } from '#src/import/source/read-date.ts'
import { escapeHtml } from '#src/lib/format/escape-html.ts'
import { substackBody } from './substack-body.ts'

export const isSubstackList = (name: string): boolean => /^(?:[^/]+\/)?posts\.csv$/.test(name)

const COLUMNS = ['post_id', 'post_date', 'is_published', 'type', 'audience', 'title']

export async function openSubstack(files: ExportedFiles): Promise<Source> {
  const list = files.names.find(isSubstackList) ?? ''
  const folder = `${list.slice(0, -'posts.csv'.length)}posts/`
  const texts = new Set(files.names.filter((name) => name.startsWith(folder)))
  if (texts.size === 0)
    throw unreadable('posts.csv', 'is missing its folder “posts”: pass the complete export')
  const nameOf = ({ post_id: id = '' }: CsvRow) => `${folder}${id}.html`
  const isEmptyDraft = (row: CsvRow) => isFalse(row['is_published']) && !texts.has(nameOf(row))
  const all = await readList(files, list)
  const isPage = ({ type }: CsvRow) => type === 'page'
  const rows = all.filter((row) => !isPage(row) && !isEmptyDraft(row))
  return exportSource(files, {
    ...{ kind: 'substack', name: 'Substack', count: rows.length },
    site: await siteOf(files, texts),
    left: [
      [all.filter(isPage).length, 'page'],
      [
        all.filter((row) => !isPage(row) && isEmptyDraft(row)).length,
        'draft without a text',
        'drafts without a text',
      ],
    ],
    posts: async function* (): AsyncGenerator<SourcePost> {
      for (const row of rows) {
        const name = nameOf(row)
        const isMissing = !texts.has(name)
        const { text, problem } = isMissing
          ? { text: '', problem: `posts/${basename(name)} is missing in the export` }
          : await readPostText(files, name)
        const file = `posts/${basename(name)}`
        const post = readWithinDeadline({ key: file, place: { file } }, () =>
          substackPost(row, { file, html: text }),
        )
        yield problem === undefined ? post : { ...post, problem }
      }
    },
    warnings: all
      .filter(isPage)
      .map((row) =>
        pageWarning(entityText(row['title']), { file: `posts/${basename(nameOf(row))}` }),
      ),
  })
}

const isFalse = (value = '') => value.toLowerCase() !== 'true'

async function readList(files: ExportedFiles, name: string): Promise<CsvRow[]> {
  const { columns, rows, brokenLine } = readCsv(await readText('posts.csv', await files.open(name)))
  if (brokenLine !== undefined)
    throw unreadable('posts.csv', `cannot be read as a table (line ${brokenLine})`)
  const missing = COLUMNS.find((column) => !columns.includes(column))
  if (missing !== undefined)
    throw unreadable(
      'posts.csv',
      `has no column “${missing}”: it is not from Substack, or was changed`,
    )
  return rows
}

const OWN_LINK = /href="(https:\/\/[a-z0-9.-]+)\/(?:subscribe\b|p\/[\w-]+\/comments\b)/i

/** The export does not say it; the buttons below posts lead to it. */
async function siteOf(files: ExportedFiles, texts: ReadonlySet<string>) {
  for (const name of texts) {
    if (!name.endsWith('.html')) continue
    const { text } = await readPostText(files, name)
    const [, site] = OWN_LINK.exec(text) ?? []
    if (site !== undefined) return site
  }
  return undefined
}

function substackPost(row: CsvRow, { file, html }: { file: string; html: string }): SourcePost {
  const { post_id: name = '', type = '', audience = '', is_published: published = '' } = row
  // `123401.plain-text`: the number stays when the author changes the URL.
  const [, id = name, slug = ''] = /^(\d+)\.(.+)$/.exec(name) ?? []
  const place = { file }
  const body = substackBody(html)
  const isPublished = published.toLowerCase() === 'true'
  const reason = isPublished ? audienceReason(audience, body.isPaid) : undefined
  return {
    ...{ key: id, place, tags: [], isDraft: !isPublished || reason !== undefined },
    ...(reason !== undefined && { hasAppeared: true }),
    ...filledFields({
      title: entityText(row['title']),
      slug,
      excerpt: entityText(row['subtitle']),
      ...readPublication(row['post_date']),
    }),
    body: { format: 'html', text: episodeHtml(row['podcast_url'] ?? '', type) + body.html },
    oldPaths: slug === '' ? [] : [`/p/${slug}`],
    warnings: [
      ...(reason === undefined ? [] : [{ place, text: reason, kind: 'members' as const }]),
      ...body.losses.map((loss) => warningAt(place, loss)),
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
