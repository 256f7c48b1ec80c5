import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ServiceError } from '#src/contract/errors.ts'
import { LIMITS } from '#src/contract/limits.ts'
import type { SourceFile } from '#src/import/source/source-post.ts'
import { fetchImage } from './fetch-remote.ts'

type RemoteImages = AsyncDisposable & { file: (url: string) => SourceFile }

/** At most 500 images and 1 GB. `fetch` writes the image at a URL to a file, and returns its size. */
export function remoteImages(fetch = fetchImage): RemoteImages {
  const fetched = new Map<string, Promise<string>>()
  let folder: ReturnType<typeof mkdtempDisposable> | undefined
  let bytes = 0

  const fetchNew = async (url: string, number: number) => {
    const isFull = bytes + LIMITS.uploadBytes > LIMITS.fetchedBytes
    if (isFull || number > LIMITS.fetchedImages) throw new ServiceError('invalid', TOO_MANY)
    folder ??= mkdtempDisposable(path.join(tmpdir(), 'folio-import-fetched-'))
    const target = path.join((await folder).path, String(number))
    bytes += await fetch(url, target)
    return target
  }
  return {
    file: (url) => ({
      name: path.posix.basename(new URL(url).pathname) || 'picture',
      read: async () => {
        const known = fetched.get(url) ?? fetchNew(url, fetched.size + 1)
        fetched.set(url, known)
        return readFile(await known)
      },
    }),
    [Symbol.asyncDispose]: async () => {
      // If it could not be created, each image was reported.
      await (await folder?.catch(() => undefined))?.remove()
    },
  }
}

const TOO_MANY =
  'limit of 500 images and 1 GB per import reached. Run the import again to continue.'
