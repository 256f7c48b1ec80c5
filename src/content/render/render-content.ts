import { contentToBlocks } from '#src/content/sanitize/content-blocks.ts'
import { renderBlocks } from './render-tree.ts'
import type { ReplaceUrl } from './render-tree.ts'
import type { RenderBlock } from './render-node.ts'

/** Contains no raw HTML. Sanitises again, because a migration or SQL may have written the row. */
export const renderContent = (content: string, url?: ReplaceUrl): readonly RenderBlock[] =>
  renderBlocks(contentToBlocks(content), url)
