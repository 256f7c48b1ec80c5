import type { RenderImage } from '#src/content/render-node.ts'

export function BodyImage({ image }: { image: RenderImage }) {
  const { src, alt, title } = image
  return (
    <figure>
      <img src={src} alt={alt} loading="lazy" decoding="async" />
      {title && <figcaption>{title}</figcaption>}
    </figure>
  )
}
