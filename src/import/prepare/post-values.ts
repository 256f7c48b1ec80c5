import { isWithinContentLimit } from '#src/content/format/content-limit.ts'
import { isEmptyContent } from '#src/content/format/empty-content.ts'
import type { Block } from '#src/content/format/block-tree.ts'
import { blocksToContent } from '#src/content/sanitize/content-blocks.ts'
import { isCanonicalUrl } from '#src/contract/posts/canonical-url.ts'
import { DEFAULT_CATEGORY, LIMITS } from '#src/contract/limits.ts'
import { isStorableDate, toNfc } from '#src/contract/text-schemas.ts'
import { cutText } from '#src/lib/format/cut-text.ts'
import { POST_REFERENCE } from '#src/import/markdown/markup/template-tag.ts'
import type { SourcePost, StoredPost } from '#src/import/source/source-post.ts'
import { plainText } from '#src/content/render/plain-text.ts'
import { renderBlocks } from '#src/content/render/render-tree.ts'
import { readDate } from '#src/import/source/read-date.ts'

const TITLE_LENGTH = 80

const EXCERPT_LENGTH = 240

const storedValues = (
  { publishedAt }: SourcePost,
  { values: { title, excerpt, category, ...others } }: StoredPost,
  { content, isDraft }: { content: string; isDraft: boolean },
) => ({
  ...others,
  content,
  title: title ?? '',
  excerpt: excerpt ?? '',
  category: category ?? DEFAULT_CATEGORY,
  ...(publishedAt && !isDraft ? { publishedAt: publishedAt.toISOString() } : {}),
  _status: isDraft ? ('draft' as const) : ('published' as const),
})

/** `notes`: changes that were needed to fit. `undated`: why the post is a draft. */
export function postValues(
  post: SourcePost,
  { blocks, allDrafts }: { blocks: Block[]; allDrafts: boolean },
) {
  const content = blocksToContent(blocks)
  const notes: string[] = []
  const title = fit(titleOf(post, blocks), LIMITS.titleLength)
  if (title.isCut && !post.stored)
    notes.push(`The title is longer than ${LIMITS.titleLength} characters and was cut.`)
  const isEmpty = isEmptyContent(content)
  if (isEmpty && !post.isDraft) notes.push('The post has no text: it is imported as a draft.')
  const hasMark = post.stored === undefined && content.includes(POST_REFERENCE)
  if (hasMark && !post.isDraft) notes.push(MARKED)
  const publishedAt = post.publishedAt?.toISOString()
  const hasDate = publishedAt !== undefined && isStorableDate(publishedAt)
  const undated =
    hasDate || post.isDraft || isEmpty || hasMark
      ? undefined
      : `${post.dateProblem ?? 'It has no date'}: it is imported as a draft.`
  if (undated !== undefined) notes.push(undated)
  const isDraft = allDrafts || post.isDraft || isEmpty || hasMark || undated !== undefined
  if (post.stored)
    return {
      ...{ notes, isDraft, undated, blocks },
      values: storedValues(post, post.stored, { content, isDraft }),
    }
  // A post may not be stored without a text.
  const written = isEmpty ? [paragraphOf(title.text)] : blocks
  return {
    notes,
    isDraft,
    undated,
    blocks: written,
    values: {
      title: title.text,
      excerpt: excerptOf(post, blocks),
      content: isEmpty ? blocksToContent(written) : content,
      category: fit(toLine(post.category ?? ''), LIMITS.categoryLength).text || DEFAULT_CATEGORY,
      tags: tagsOf(post, notes),
      author: authorOf(post, notes),
      seoTitle: optional(post.seoTitle, LIMITS.seoTitleLength),
      seoDescription: optional(post.seoDescription, LIMITS.seoDescriptionLength),
      canonicalUrl: canonicalOf(post, notes),
      series: optional(post.series, LIMITS.seriesLength),
      seriesPart: post.seriesPart ?? null,
      readTime: post.readTime ?? null,
      ...(hasDate && !isDraft ? { publishedAt } : {}),
      _status: isDraft ? ('draft' as const) : ('published' as const),
    },
  }
}

const MARKED = `A link to another post could not be resolved (“${POST_REFERENCE}”): it is imported as a draft.`

function titleOf(post: SourcePost, blocks: readonly Block[]): string {
  const given = toLine(post.title ?? '')
  if (given !== '') return given
  const text = toLine(bodyTextForExcerpt(blocks))
  return fit(/^.{10,}?[.!?](?=\s|$)/.exec(text)?.[0] ?? text, TITLE_LENGTH).text || post.key
}

const paragraphOf = (text: string): Block => ({
  type: 'paragraph',
  children: [{ type: 'text', value: text }],
})

export const contentProblem = (content: string): string | undefined =>
  isWithinContentLimit(content)
    ? undefined
    : 'The text is longer than 512 kB. Split it into several posts.'

const toLine = (text: string) =>
  toNfc(
    text
      .toWellFormed()
      .replaceAll(/[\s\u0000-\u001f\u007f\u2028\u2029]+/g, ' ')
      .trim(),
  )

const fit = (text: string, max: number): { text: string; isCut: boolean } => ({
  text: cutText(text, max),
  isCut: text.length > max,
})

const optional = (text: string | undefined, most: number) =>
  fit(toLine(text ?? ''), most).text || null

function excerptOf(post: SourcePost, blocks: readonly Block[]): string {
  const given = toLine(post.excerpt ?? '')
  if (given !== '') return fit(given, LIMITS.excerptLength).text
  const text = toLine(bodyTextForExcerpt(blocks))
  const sentences = /^.{40,240}?[.!?](?=\s|$)/.exec(text)?.[0]
  return (
    sentences ??
    (fit(text, EXCERPT_LENGTH).text || fit(toLine(post.title ?? post.key), EXCERPT_LENGTH).text)
  )
}

function authorOf({ author = '' }: SourcePost, notes: string[]): string | null {
  const { text, isCut } = fit(toLine(author), LIMITS.authorLength)
  if (isCut)
    notes.push(
      `The names of its authors are longer than ${LIMITS.authorLength} characters and were cut.`,
    )
  return text || null
}

function tagsOf({ tags }: SourcePost, notes: string[]): string[] {
  const all = [...new Set(tags.map(toLine).filter((tag) => tag !== ''))]
  const short = all.map((tag) => fit(tag, LIMITS.tagLength))
  for (const { text, isCut } of short)
    if (isCut)
      notes.push(`A tag is longer than ${LIMITS.tagLength} characters and was cut: ${text}`)
  // Two long tags may be the same when they are cut.
  const different = [...new Set(short.map(({ text }) => text))]
  const kept = different.slice(0, LIMITS.tagCount)
  if (kept.length < different.length)
    notes.push(`Only the first ${LIMITS.tagCount} tags were imported.`)
  return kept
}

function canonicalOf({ canonicalUrl }: SourcePost, notes: string[]): string | null {
  if (canonicalUrl === undefined) return null
  if (isCanonicalUrl(canonicalUrl) && canonicalUrl.length <= LIMITS.urlLength) return canonicalUrl
  if (!canonicalUrl.startsWith('/')) notes.push(`Invalid canonical URL: ${canonicalUrl}`)
  return null
}

export function bodyTextForExcerpt(blocks: readonly Block[]): string {
  const start = blocks.findIndex((block) => !isDateLine(textOf([block])))
  return textOf(blocks.slice(Math.max(0, start)))
}

const textOf = (blocks: readonly Block[]) => plainText(renderBlocks(blocks), { code: false })

const SAID =
  /^(?:(?:first |originally |last )?(?:posted|published|written|updated|date)\b(?: on)?\s*:?\s*|on\s+)/i
const BESIDE =
  /\s*(?:[·•|—–-]\s*)?(?:\bby\s+\S+(?:\s+\S+){0,2}|\d+\s*(?:-\s*)?min(?:ute)?s?(?:\s+read(?:ing(?: time)?)?)?)\s*$/i

function isDateLine(text: string): boolean {
  if (text.length > 120) return false
  const line = text.replace(/\s+/g, ' ').trim().replace(BESIDE, '').replace(SAID, '')
  // A year may begin a text, and digits alone may be anything.
  return /\D/.test(line) && readDate(line.replace(/[.:]$/, '')) !== undefined
}
