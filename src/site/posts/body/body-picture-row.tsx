import type { RenderImage } from '#src/content/render/render-node.ts'
import { BodyImage } from './body-image.tsx'
import type { BodyPictures } from './body-image.tsx'

type BodyPictureRowProps = { row: readonly RenderImage[]; pictures: BodyPictures }

/** Pictures side by side, as many as there is room for. */
export function BodyPictureRow({ row, pictures }: BodyPictureRowProps) {
  return (
    <div className="picture-row">
      {row.map((image, index) => (
        <BodyImage key={index} image={image} pictures={pictures} inRowOf={row.length} />
      ))}
    </div>
  )
}
