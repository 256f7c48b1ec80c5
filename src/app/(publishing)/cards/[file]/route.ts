import { previewAnswer } from '#src/publishing/preview-answer.ts'
import { readCover } from '#src/services/cover-file.ts'
import { findPublicPost } from '#src/services/public-posts.ts'

type Context = { params: Promise<{ file: string }> }

// The picture's own cache is by version; whether visitors may see the post is asked each time.
export const dynamic = 'force-dynamic'

export const GET = async (request: Request, { params }: Context) =>
  previewAnswer({ request, file: (await params).file, findPost: findPublicPost, readCover })
