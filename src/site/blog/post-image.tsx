/** Our own picture for posts that have none. */
export const DEFAULT_POST_IMAGE = '/images/post-default.svg'

type PostImageProps = { src: string | null; isEager?: boolean }

/** The picture of a card: beside its title it says nothing new, so it has no text of its own. */
export function PostImage({ src, isEager = false }: PostImageProps) {
  return (
    <img
      src={src ?? DEFAULT_POST_IMAGE}
      alt=""
      width={1200}
      height={675}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
      className="aspect-video h-auto w-full border-b border-border bg-raised object-cover"
    />
  )
}
