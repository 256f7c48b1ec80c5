import { ogImageResponse } from '#src/publishing/og-image-response.ts'
import { readCoverImage } from '#src/services/media/cover-image.ts'
import { findPublishedPost } from '#src/services/posts/public-posts.ts'

type Context = { params: Promise<{ file: string }> }

// Pictures are cached by version, but each request checks whether the post is public.
export const dynamic = 'force-dynamic'

export const GET = async (request: Request, { params }: Context) =>
  ogImageResponse({
    request,
    file: (await params).file,
    findPost: findPublishedPost,
    readCover: readCoverImage,
  })
