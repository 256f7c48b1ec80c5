import { textValue } from '#src/lib/json-record.ts'
import type { JsonRecord } from '#src/lib/json-record.ts'
import { splitFrontMatter } from '#src/import/markdown/fields/front-matter.ts'
import { mapProse } from '#src/import/markdown/markup/map-prose.ts'
import { readFields, withPlainNames } from '#src/import/markdown/fields/read-fields.ts'
import { commentsWarning } from '#src/import/source/skipped-warnings.ts'
import { filledFields } from '#src/import/source/filled-fields.ts'
import { readDate } from '#src/import/source/read-date.ts'
import type { SourcePost } from '#src/import/source/source-post.ts'
import { replaceDevtoTags } from './devto-tags.ts'

export function devtoPost(article: JsonRecord, file: string): SourcePost {
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
      publishedAt: readDate(article['published_at']) ?? readDate(article['crossposted_at']),
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
