import clsx from 'clsx'
import { hasSidenotes } from '#src/content/render/sidenotes.ts'
import type { PageImages } from '#src/contract/posts/public-page-data.ts'
import type { RenderBlock } from '#src/content/render/render-node.ts'
import { BodyBlocks } from './body-blocks.tsx'

type PostBodyProps = {
  blocks: readonly RenderBlock[]
  images: PageImages
  /** Whether the page shows an image above the text. */
  hasCover: boolean
  site: string
}

/** Number of blocks assumed to be above the fold. */
const FIRST_SCREEN = 2

/** The body of a post, from its render tree. */
export function PostBody({ blocks, images, hasCover, site }: PostBodyProps) {
  const first = hasCover
    ? undefined
    : blocks.slice(0, FIRST_SCREEN).find((block) => block.type === 'image')
  return (
    <div className={clsx('prose', hasSidenotes(blocks) && 'sidenotes')}>
      <BodyBlocks blocks={blocks} images={{ images, first }} site={site} />
    </div>
  )
}
