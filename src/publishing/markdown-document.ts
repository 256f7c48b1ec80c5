import { mapUrls } from '#src/content/format/map-urls.ts'
import type { Block, HeadingLevel } from '#src/content/format/block-tree.ts'
import { blocksMarkdown } from '#src/content/markdown/block-markdown.ts'
import { escapeMarkdown } from '#src/content/markdown/escape-markdown.ts'
import { renderedToBlocks } from '#src/content/markdown/rendered-to-blocks.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import type { RenderBlock } from '#src/content/render/render-node.ts'
import { resolveUrl } from '#src/content/render/resolve-url.ts'
import { MARKDOWN_FIELDS, postFieldsSchema } from '#src/contract/posts/post-fields.ts'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import type { Project } from '#src/contract/projects/public-project-schemas.ts'
import { absoluteUrl, fileUrl } from '#src/services/platform/absolute-url.ts'
import { modifiedAt, publishedAt } from './post-dates.ts'
import { canonicalUrl, postPath, projectPath } from './site-urls.ts'

export const postMarkdown = (post: PublishedPost): string =>
  markdownDocument({
    fields: {
      title: post.title,
      description: post.excerpt,
      ...postFieldsSchema.pick(MARKDOWN_FIELDS).parse(post),
      published: publishedAt(post),
      modified: modifiedAt(post),
      url: canonicalUrl(post),
    },
    blocks: renderContent(post.content, fileUrl),
    base: absoluteUrl(postPath(post)),
  })

export function projectMarkdown(project: Project, blocks: readonly RenderBlock[]): string {
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
  blocks: readonly RenderBlock[]
  base: string
}

function markdownDocument({ fields, blocks, base }: Document): string {
  const resolve = (address: string) => resolveUrl(address, base) ?? address
  const body = mapUrls(renderedToBlocks(blocks), { link: resolve, image: resolve })
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

const lowered = (block: Block): Block =>
  block.type === 'heading'
    ? { ...block, level: Math.min(6, block.level + 1) as HeadingLevel }
    : block
