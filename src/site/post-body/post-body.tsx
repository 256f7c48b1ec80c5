import type { PageImages } from '#src/contract/posts/public-page-data.ts'
import type { RenderBlock } from '#src/content/render/render-node.ts'
import { BodyBlocks } from './body-blocks.tsx'

type PostBodyProps = {
  blocks: readonly RenderBlock[]
  images: PageImages
  /** The page shows a picture above the text. */
  hasCover: boolean
  /** The address of this site. */
  site: string
}

/** Blocks that are on the first screen, as far as a server can tell. */
const FIRST_SCREEN = 2

/** The body of a post, from its rendering tree. */
export function PostBody({ blocks, images, hasCover, site }: PostBodyProps) {
  const first = hasCover
    ? undefined
    : blocks.slice(0, FIRST_SCREEN).find((block) => block.type === 'image')
  return (
    <div className="prose">
      <BodyBlocks blocks={blocks} pictures={{ images, first }} site={site} />
    </div>
  )
}
