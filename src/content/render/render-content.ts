import { parseOnServer } from '#src/content/html/parse-server.ts'
import { renderTree } from './render-tree.ts'
import type { ReplaceUrl } from './render-tree.ts'
import type { RenderBlock } from './render-node.ts'

export const renderContent = (content: string, url?: ReplaceUrl): readonly RenderBlock[] =>
  renderTree(content, parseOnServer, url)
