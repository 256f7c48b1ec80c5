import { feedAnswer } from '#src/publishing/feed-answer.ts'
import { findTaggedPosts } from '#src/services/public-lists.ts'

type Context = { params: Promise<{ tag: string }> }

export const dynamic = 'force-static'
/** None at build: each is made at its first visit, and kept. */
export const generateStaticParams = () => []

export const GET = async (_request: Request, { params }: Context) =>
  feedAnswer('json', await findTaggedPosts((await params).tag))
