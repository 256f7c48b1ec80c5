import type { PageImage } from '#src/contract/posts/public-page-data.ts'
import { mediaPath } from '#src/lib/media-path.ts'
import { Picture } from '#src/site/media/picture.tsx'
import { HeroDrawing } from './hero-drawing.tsx'
import { LetterCaption } from './letter-caption.tsx'
import type { NameLetter } from './name-letters.ts'

type HeroFigureProps = {
  name: string
  /** What the drawing is made from. */
  text: string
  letters: readonly NameLetter[]
  portrait: PageImage | null
}

const PORTRAIT_SIZES = '(min-width: 64rem) 22rem, (min-width: 48rem) 16rem, 7rem'

/** The right side of the hero: the portrait, or a drawing of the name. */
export function HeroFigure({ name, text, letters, portrait }: HeroFigureProps) {
  if (!portrait)
    return (
      <div>
        <div className="max-md:hidden">
          <HeroDrawing text={text} letters={letters} shape="upright" />
        </div>
        <div className="md:hidden">
          <HeroDrawing text={text} letters={letters} shape="lying" />
        </div>
        <LetterCaption text={text} letters={letters} />
      </div>
    )
  return (
    <Picture
      src={portrait.url}
      alt={portrait.alt || `Portrait of ${name}`}
      images={{ [mediaPath(portrait.url) ?? '']: portrait }}
      sizes={PORTRAIT_SIZES}
      fit="portrait"
      isEager
      className="rounded-card border border-border max-md:order-first max-md:w-28"
    />
  )
}
