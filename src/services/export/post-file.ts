import type { Post } from '#collections/generated/payload-types.ts'
import { contentToMarkdown } from '#src/content/markdown/content-to-markdown.ts'
import { replaceUrls } from '#src/content/sanitize/replace-urls.ts'
import { FOLIO_PATHS, folderName } from '#src/export-format/export-format.ts'
import { isoDate, markdownFile } from '#src/export-format/exported-file.ts'
import { postFrontMatter } from '#src/export-format/post-front-matter.ts'
import type { ExportedFile } from '#src/export-format/exported-file.ts'
import type { LibraryNames } from '#src/export-format/file-names.ts'

type Around = {
  names: LibraryNames
  alt?: string
  lastmod: string | undefined
  addresses: readonly string[]
}

/** A post with all of its fields, under the names that Hugo and Astro use. */
export function postFile(post: Post, { names, alt, lastmod, addresses }: Around): ExportedFile {
  const slug = post.slug ?? post.id
  const formerSlugs = post.slugHistory ?? []
  const { imageUrl } = post
  const isScheduled = isoDate(post.publishedAt) !== undefined && isFuture(post.publishedAt)
  const { title, ...fields } = postFrontMatter(post)
  const data = {
    title,
    date: isoDate(isScheduled ? post.publishedAt : post.firstPublishedAt),
    lastmod,
    draft: post._status !== 'published',
    slug,
    ...fields,
    cover: imageUrl ? { image: names.exportUrl(imageUrl), ...(alt ? { alt } : {}) } : null,
    // Hugo makes pages of them, which cannot have a query.
    aliases: [
      ...formerSlugs.map((former) => `/blog/${former}`),
      ...addresses.filter((oldPath) => !oldPath.includes('?')),
    ],
    formerSlugs,
    createdAt: isoDate(post.createdAt),
    updatedAt: isoDate(post.updatedAt),
  }
  const path = `${FOLIO_PATHS.posts}${folderName(slug)}/index.md`
  return markdownFile(path, data, bodyOf(post.content ?? '', names))
}

const isFuture = (date: string | null | undefined) => Date.parse(date ?? '') > Date.now()

function bodyOf(content: string, { exportUrl }: LibraryNames): string {
  if (content === '') return ''
  const placed = replaceUrls(content, exportUrl)
  return contentToMarkdown(placed.content, placed.blocks)
}
