import type { RenderBlock } from '#src/content/render-node.ts'
import { BodyBlocks } from './body-blocks.tsx'

/** The body of a post, from its rendering tree. */
export function PostBody({ blocks }: { blocks: readonly RenderBlock[] }) {
  return (
    <div className="prose">
      <BodyBlocks blocks={blocks} />
    </div>
  )
}
