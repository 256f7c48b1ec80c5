import type { PageImages } from '#src/contract/posts/public-page-data.ts'
import type { RenderImage } from '#src/content/render/render-node.ts'
import { Picture } from '#src/site/picture/picture.tsx'
import { POST_IMAGE_SIZES } from '#src/site/post/post-image-sizes.ts'

/** Known sizes of the pictures of a post; `first` is the one above the fold, if any. */
export type BodyPictures = { images: PageImages; first: RenderImage | undefined }

type BodyImageProps = { image: RenderImage; pictures: BodyPictures }

/** A picture with its title as caption. */
export function BodyImage({ image, pictures }: BodyImageProps) {
  const { src, alt, title } = image
  return (
    <figure>
      <Picture
        src={src}
        alt={alt}
        images={pictures.images}
        sizes={POST_IMAGE_SIZES}
        fit="natural"
        isEager={image === pictures.first}
        className="rounded-card border border-border"
      />
      {title && <figcaption>{title}</figcaption>}
    </figure>
  )
}
