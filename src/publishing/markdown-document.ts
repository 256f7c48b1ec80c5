import { mapUrls } from '#src/content/format/map-urls.ts'
import type { Block, HeadingLevel } from '#src/content/format/block-tree.ts'
import { blocksMarkdown } from '#src/content/markdown/block-markdown.ts'
import { escapeMarkdown } from '#src/content/markdown/escape-markdown.ts'
import { walkBlocks } from '#src/content/format/walk-blocks.ts'
import { normalizeHeadingLevels } from '#src/content/render/render-tree.ts'
import { contentToBlocks } from '#src/content/sanitize/content-blocks.ts'
import { resolveUrl } from '#src/content/render/resolve-url.ts'
import { MARKDOWN_FIELDS, postFieldsSchema } from '#src/contract/posts/post-fields.ts'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import type { Project } from '#src/contract/projects/public-project-schemas.ts'
import { absoluteUrl, fileUrl } from '#src/services/platform/absolute-url.ts'
import { modifiedAt, publishedAt } from './post-dates.ts'
import { canonicalUrl, postPath, projectPath } from './site-urls.ts'

export function postMarkdown(post: PublishedPost): string {
  const blocks = contentToBlocks(post.content)
  normalizeHeadingLevels(blocks)
  const fields = {
    title: post.title,
    description: post.excerpt,
    ...postFieldsSchema.pick(MARKDOWN_FIELDS).parse(post),
    published: publishedAt(post),
    modified: modifiedAt(post),
    url: canonicalUrl(post),
  }
  return markdownDocument({ fields, blocks, base: absoluteUrl(postPath(post)) })
}

export function projectMarkdown(project: Project, blocks: readonly Block[]): string {
  const base = absoluteUrl(projectPath(project))
  const fields = {
    title: project.title,
    description: project.summary,
    period: project.period,
    role: project.role,
    stack: project.stack,
    outcomes: project.outcomes.map(({ figure, meaning }) => `${figure}: ${meaning}`),
    links: project.links.map(({ label, url }) => `${label}: ${url}`),
    url: base,
  }
  return markdownDocument({ fields, blocks, base })
}

type Document = {
  fields: { title: string; description: string } & Record<string, string | string[] | null>
  blocks: readonly Block[]
  base: string
}

function markdownDocument({ fields, blocks, base }: Document): string {
  const resolve = (url: string) => resolveUrl(fileUrl(url), base) ?? fileUrl(url)
  const body = mapUrls(blocks, { link: resolve, image: resolve })
  for (const block of walkBlocks(body)) withoutForm(block)
  // A JSON value is one of YAML.
  const front = Object.entries(fields)
    .filter(([, value]) => value !== null && value.length > 0)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const text = [
    `# ${escapeMarkdown(fields.title)}`,
    ...(fields.description === '' ? [] : [`> ${escapeMarkdown(fields.description)}`]),
    blocksMarkdown(body.map(lowered), { hasNotes: true, isNested: false }),
  ]
  return `---\n${front.join('\n')}\n---\n\n${text.join('\n\n').trimEnd()}\n`
}

/** Readers need Markdown where a post stores HTML; widths of columns are styles of the page. */
function withoutForm(block: Block) {
  if (block.type === 'code') block.fence = true
  if (block.type === 'image') block.md = true
  if (block.type === 'table') for (const cell of block.rows.flat()) delete cell.widths
}

const lowered = (block: Block): Block =>
  block.type === 'heading'
    ? { ...block, level: Math.min(6, block.level + 1) as HeadingLevel }
    : block
