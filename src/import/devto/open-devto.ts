import { isRecord, textValue } from '#src/lib/json-record.ts'
import { basename } from 'node:path'
import type { ExportedFiles } from '#src/import/archive/open-zip.ts'
import { readJsonValues } from '#src/import/archive/read-json-values.ts'
import { unreadable } from '#src/import/archive/unreadable.ts'
import { exportSource } from '#src/import/source/export-source.ts'
import type { Source, SourcePost } from '#src/import/source/source-post.ts'
import { readWithinDeadline } from '#src/import/source/within-deadline.ts'
import type { JsonRecord } from '#src/lib/json-record.ts'
import { splitFrontMatter } from '#src/import/markdown/fields/front-matter.ts'
import { mapProse } from '#src/import/markdown/markup/map-prose.ts'
import { readFields, withPlainNames } from '#src/import/markdown/fields/read-fields.ts'
import { commentsWarning } from '#src/import/source/post-warnings.ts'
import { filledFields } from '#src/import/source/filled-fields.ts'
import { readDate, readPublication } from '#src/import/source/read-date.ts'

export const isDevtoList = (name: string): boolean => /^(?:[^/]+\/)?articles\.json$/.test(name)

export async function openDevto(files: ExportedFiles): Promise<Source> {
  const name = files.names.find(isDevtoList) ?? ''
  const articles = async function* () {
    const file = basename(name)
    const paths = ['$.*']
    const values = readJsonValues(file, await files.open(name), { paths, what: 'export of dev.to' })
    for await (const { value } of values) {
      if (!isRecord(value) || !('body_markdown' in value)) throw unreadable(file, NO_ARTICLES)
      yield readWithinDeadline({ key: file, place: { file } }, () => devtoPost(value, file))
    }
  }
  let posts = 0
  let user: string | undefined
  for await (const { oldPaths } of articles()) {
    posts += 1
    user ??= /^\/([^/]+)\//.exec(oldPaths[0] ?? '')?.[1]
  }
  return exportSource(files, {
    ...{ kind: 'devto', name: 'dev.to', count: posts, posts: articles },
    site: user && `https://dev.to/${user}`,
  })
}

const NO_ARTICLES = 'is not a dev.to export: expected a list of articles with “body_markdown”'

function devtoPost(article: JsonRecord, file: string): SourcePost {
  const text = (name: string) => textValue(article[name]).trim()
  const slug = text('slug')
  const source = textValue(article['body_markdown'])
  const { data, body, problem } = splitFrontMatter(source.replace(/\r\n?/g, '\n'))
  const { text: replaced, links } = replaceDevtoTags(body)
  const written = readFields(withPlainNames(data))
  const canonicalUrl = text('canonical_url')
  const place = { file: `${file}, post “${slug || text('title')}”` }
  const tags = text('cached_tag_list').split(/,\s*/).filter(Boolean)
  return {
    ...{ key: text('path') || slug || text('title'), place },
    ...filledFields({
      title: text('title') || written.title,
      slug,
      excerpt: text('description') || written.excerpt,
      ...readPublication(article['published_at'] ?? article['crossposted_at']),
      updatedAt: readDate(article['edited_at']),
      author: text('cached_user_name'),
      canonicalUrl: /^https?:\/\/dev\.to\//.test(canonicalUrl) ? '' : canonicalUrl,
      cover: coverOf(text('main_image')) ?? written.cover,
      problem: problem?.text,
    }),
    tags: tags.length > 0 ? tags : written.tags,
    isDraft: article['published'] !== true,
    body: { format: 'markdown', text: withBreaks(replaced) },
    oldPaths: text('path').startsWith('/') ? [text('path')] : [],
    warnings: [
      ...links.map((link) => ({
        ...{ place, kind: 'embed' as const },
        text: `Embedded content became a link: ${link}`,
      })),
      ...commentsWarning(article['comments_count'], place),
    ],
  }
}

const coverOf = (url: string) => (url === '' ? undefined : { url })

const withBreaks = (markdown: string): string =>
  mapProse(markdown, {
    prose: (part) => part.replace(/^(?! {4}|\t)(.*[^\s\\|}>])(?=\n[^\s#>|{}<=*+-])/gm, '$1  '),
  })

const PAGES: Readonly<Record<string, (name: string) => string>> = {
  github: (name) => `https://github.com/${name}`,
  user: (name) => `https://dev.to/${name}`,
  organization: (name) => `https://dev.to/${name}`,
  tag: (name) => `https://dev.to/t/${name}`,
  link: (name) => `https://dev.to/${name}`,
  post: (name) => `https://dev.to/${name}`,
}

const MARKS: Readonly<Record<string, string>> = { user: '@', tag: '#' }

const TAG = /\{%-?\s{0,9}(\w{1,60})\s{1,9}([^%\n]{1,500}?)-?%\}/g
const DETAILS = /\{%\s{0,9}(?:details|collapsible|spoiler)\s{1,9}([^%\n]{1,300})%\}/g
const CALL = /\{%\s{0,9}cta\s{1,9}(\S{1,500})\s{0,9}%\}([^{}]{1,500})\{%\s{0,9}endcta\s{0,9}%\}/g
const FORMULA =
  /\{%\s{0,9}katex(?:\s{1,9}inline)?\s{0,9}%\}([^{}]{1,2000}|(?:[^%]){1,2000}?)\{%\s{0,9}endkatex\s{0,9}%\}/g

/** Converts dev.to's own tags to Markdown. `links`: URLs of embeds that became links. */
function replaceDevtoTags(markdown: string): { text: string; links: string[] } {
  const links: string[] = []
  const text = mapProse(markdown, {
    prose: (part) =>
      part
        .replace(FORMULA, (_tag, formula: string) => `\`${formula.trim()}\``)
        .replace(CALL, (_tag, url: string, words: string) => `[${words.trim()}](${url})`)
        .replace(DETAILS, (_tag, title: string) => `**${title.trim()}**`)
        .replace(/\{%\s{0,9}end(?:details|collapsible|spoiler)\s{0,9}%\}/g, '')
        .replace(TAG, (tag, name: string, value: string) => {
          const [word = ''] = value.trim().split(/\s+/)
          const isUrl = /^https?:\/\//.test(word)
          const url = isUrl ? word : PAGES[name]?.(word.replace(/^@/, ''))
          if (url === undefined) return tag
          if (!/^(?:user|organization|tag|link|post)$/.test(name)) links.push(url)
          const mark = MARKS[name]
          return mark === undefined || isUrl ? `<${url}>` : `[${mark}${word}](${url})`
        }),
  })
  return { text, links }
}
