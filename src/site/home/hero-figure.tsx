import type { PageImage } from '#src/contract/posts/public-page-data.ts'
import { Picture } from '#src/site/media/picture.tsx'
import { HeroDrawing } from './hero-drawing.tsx'

type HeroFigureProps = {
  /** What the drawing is made from. */
  name: string
  title: string
  portrait: PageImage | null
}

const PORTRAIT_SIZES = '(min-width: 64rem) 22rem, (min-width: 48rem) 16rem, 7rem'

/** The right side of the hero: the portrait, or a drawing of the name. */
export function HeroFigure({ name, title, portrait }: HeroFigureProps) {
  if (!portrait)
    return (
      <>
        <div className="max-md:hidden">
          <HeroDrawing text={`${name} ${title}`} shape="upright" />
        </div>
        <div className="md:hidden">
          <HeroDrawing text={`${name} ${title}`} shape="lying" />
        </div>
      </>
    )
  return (
    <Picture
      src={portrait.url}
      alt={portrait.alt || `Portrait of ${name}`}
      images={{ [portrait.url]: portrait }}
      sizes={PORTRAIT_SIZES}
      fit="portrait"
      isEager
      className="rounded-card border border-border max-md:order-first max-md:w-28"
    />
  )
}
