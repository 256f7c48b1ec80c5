import { useQuery } from '@tanstack/react-query'
import { mediaListOptions } from '#src/queries/media-queries.ts'
import { mainType } from './media-search.ts'

/** Images of the media library: other files would be a broken image in a post. `images` is null after a failure. */
export function useImageLibrary() {
  const { data, isPending, refetch } = useQuery(mediaListOptions())
  const images = data?.filter(({ mimeType }) => mainType(mimeType) === 'image') ?? null
  return { images, isPending, retry: () => void refetch() }
}
