import type { PageImages } from '#src/contract/posts/public-page-data.ts'
import type { ImageWidth } from '#src/contract/posts/image-widths.ts'
import type { RenderImage } from '#src/content/render/render-node.ts'
import { LightboxImage } from '#src/site/media/lightbox-image.tsx'
import { postImageSizes, rowImageSizes } from '#src/site/posts/page/post-image-sizes.ts'

/** Known sizes of the images of a post; `first` is the one above the fold, if any. */
export type BodyImages = { images: PageImages; first: RenderImage | undefined }

const WIDTH_CLASSES: Readonly<Record<ImageWidth, string>> = {
  320: 'max-w-[320px]',
  480: 'max-w-[480px]',
}

type BodyImageProps = {
  image: RenderImage
  images: BodyImages
  /** Number of images in the row. */
  inRowOf?: number
}

export function BodyImage({ image, images, inRowOf = 1 }: BodyImageProps) {
  const { src, alt, title, width } = image
  return (
    <figure className={width && WIDTH_CLASSES[width]}>
      <LightboxImage
        src={src}
        alt={alt}
        caption={title}
        images={images.images}
        sizes={inRowOf > 1 ? rowImageSizes(inRowOf) : postImageSizes(width)}
        fit="natural"
        isEager={image === images.first}
        className="rounded-card border border-border"
      />
      {title && <figcaption dir="auto">{title}</figcaption>}
    </figure>
  )
}
