import 'server-only'
import { handlersOf } from '#src/http/handler.ts'
import type { Handlers } from '#src/http/handler.ts'
import { openMediaArchive } from '#src/services/media/media-archive.ts'
import { replaceMediaFile, restoreMediaVersion } from '#src/services/media/media-replacement.ts'
import * as media from '#src/services/media/media-service.ts'

const { createMedia, ...others } = media

export const mediaHandlers: Handlers<'media'> = {
  ...handlersOf(others),
  uploadMedia: createMedia,
  replaceMediaFile,
  restoreMediaVersion,
  downloadMediaArchive: openMediaArchive,
}
