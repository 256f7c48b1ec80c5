import type { Editor } from '@tiptap/core'
import { IMAGE_URL_INVALID, isImageUrl } from '#src/contract/posts/image-url.ts'
import { mediaPath } from '#src/lib/media-path.ts'

const NOT_IN_LIBRARY =
  'Upload the image first. Only images from the media library can be used here.'

export function imageUrlProblem({ extensionManager }: Editor, src: string): string | null {
  if (!isImageUrl(src)) return IMAGE_URL_INVALID
  const image = extensionManager.extensions.find(({ name }) => name === 'image')
  const { isLibraryOnly } = image?.options as { isLibraryOnly: boolean }
  return isLibraryOnly && mediaPath(src) === undefined ? NOT_IN_LIBRARY : null
}
