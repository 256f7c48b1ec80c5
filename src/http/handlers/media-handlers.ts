import 'server-only'
import { clientAddress } from '#src/http/client-address.ts'
import { downloadResponse } from '#src/http/download-response.ts'
import type { Handlers } from '#src/http/handler.ts'
import { openMediaArchive } from '#src/services/media/media-archive.ts'
import { replaceMediaFile, restoreMediaVersion } from '#src/services/media/media-replacement.ts'
import {
  changeMedia,
  createMedia,
  deleteMedia,
  listMedia,
  listUsesOfMedia,
  restoreMedia,
  updateMedia,
} from '#src/services/media/media-service.ts'

export const mediaHandlers: Handlers<'media'> = {
  listMedia,
  uploadMedia: createMedia,
  updateMedia,
  replaceMediaFile,
  restoreMediaVersion,
  changeMedia,
  downloadMediaArchive: async (input, request) => {
    const client = clientAddress(request)
    const { name, stream } = await openMediaArchive({ ...input, client })
    return downloadResponse({ name, type: 'application/zip', body: stream })
  },
  listUsesOfMedia,
  deleteMedia,
  restoreMedia,
}
