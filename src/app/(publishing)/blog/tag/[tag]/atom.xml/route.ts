import { feedResponse } from '#src/publishing/feed-response.ts'
import { findTagFeed } from '#src/services/posts/public-post-lists.ts'

type Context = { params: Promise<{ tag: string }> }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export const GET = async (_request: Request, { params }: Context) =>
  feedResponse('atom', await findTagFeed((await params).tag))
