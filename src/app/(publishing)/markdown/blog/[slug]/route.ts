import { postMarkdownResponse } from '#src/publishing/markdown-response.ts'

type Context = { params: Promise<{ slug: string }> }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export const GET = async (_request: Request, { params }: Context) =>
  postMarkdownResponse((await params).slug)
