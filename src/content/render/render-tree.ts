import GithubSlugger, { slug } from 'github-slugger'
import { codeLabel } from '#src/content/format/code-language.ts'
import { mapUrls } from '#src/content/format/map-urls.ts'
import { linkFootnotes } from './link-footnotes.ts'
import { inlineText, renderInline } from './render-inline.ts'
import type { Block, Heading, HeadingLevel } from '#src/content/format/block-tree.ts'
import type { RenderBlock, RenderHeading } from './render-node.ts'
import { mapContainer, walkBlocks } from '#src/content/format/walk-blocks.ts'

export type ReplaceUrl = (given: string) => string

/** Renders blocks with numbered notes. */
export function renderBlocks(given: readonly Block[], url?: ReplaceUrl): RenderBlock[] {
  const source = url ? mapUrls(given, { link: url, image: url }) : given
  const blocks = renderEach(source, new GithubSlugger())
  normalizeHeadingLevels(blocks)
  linkFootnotes(blocks)
  return blocks
}

function renderEach(blocks: readonly Block[], slugs: GithubSlugger): RenderBlock[] {
  return blocks.map((block) => renderBlock(block, slugs))
}

function renderBlock(block: Block, slugs: GithubSlugger): RenderBlock {
  switch (block.type) {
    case 'paragraph':
      return { ...block, children: renderInline(block.children) }
    case 'heading':
      return renderHeading(block, slugs)
    case 'code': {
      const { fence: _fence, ...code } = block
      return { ...code, label: codeLabel(block.language) }
    }
    case 'image': {
      const { md: _md, ...image } = block
      return image
    }
    case 'text':
    case 'rule':
      return block
    default:
      return mapContainer(block, (children) => renderEach(children, slugs))
  }
}

function renderHeading(heading: Heading, slugs: GithubSlugger): RenderHeading {
  // A heading of symbols alone has no slug, and an empty id is invalid.
  const id = slugs.slug(slug(inlineText(heading.children).trim()) || 'section')
  return { ...heading, id, children: renderInline(heading.children) }
}

/** Removes gaps in heading levels for screen readers; the stored content is unchanged. Mutates freshly read `blocks`. */
export function normalizeHeadingLevels(blocks: readonly (Block | RenderBlock)[]): void {
  const headings = [...walkBlocks(blocks)].filter((block) => block.type === 'heading')
  const used = [...new Set(headings.map(({ level }) => level))].sort()
  let last = 0
  for (const heading of headings) {
    last = Math.min(used.indexOf(heading.level), last) + 1
    heading.level = last as HeadingLevel
  }
}
