import { ogImageResponse } from '#src/publishing/og-image-response.ts'
import { findPageCard } from '#src/publishing/page-cards.ts'
import { isDrawingImage, readCoverImage } from '#src/services/media/cover-image.ts'
import { getProfile } from '#src/services/profile/profile-service.ts'

type Context = { params: Promise<{ file: string }> }

// Images are cached by version, but each request checks whether the post or project is public.
export const dynamic = 'force-dynamic'

export async function GET(request: Request, { params }: Context) {
  const owner = (await getProfile()).personal
  return ogImageResponse({
    ...{ request, owner },
    file: (await params).file,
    findCard: (id) => findPageCard(id, owner),
    readCover: readCoverImage,
    isDrawing: isDrawingImage,
  })
}
