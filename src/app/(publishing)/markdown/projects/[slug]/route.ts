import { projectMarkdownResponse } from '#src/publishing/markdown-response.ts'

type Context = { params: Promise<{ slug: string }> }

export const dynamic = 'force-static'
/** None at build time: each is prerendered at its first request. */
export const generateStaticParams = () => []

export const GET = async (_request: Request, { params }: Context) =>
  projectMarkdownResponse((await params).slug)
