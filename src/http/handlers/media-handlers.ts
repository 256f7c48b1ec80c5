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
  updateMedia: ({ actor, id, body }) => updateMedia({ actor, id, patch: body }),
  replaceMediaFile,
  restoreMediaVersion: ({ actor, id, body }) =>
    restoreMediaVersion({ actor, id, version: body.version }),
  changeMedia: ({ actor, body }) => changeMedia({ actor, change: body }),
  downloadMediaArchive: async (input, request) => {
    const client = clientAddress(request)
    const { name, stream } = await openMediaArchive({ ...input, client })
    return downloadResponse({ name, type: 'application/zip', body: stream })
  },
  listUsesOfMedia,
  deleteMedia,
  restoreMedia,
}
