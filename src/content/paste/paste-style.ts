import { canonicalColor, colorChannels } from '#src/content/html/css-color.ts'
import { styleOf } from '#src/content/html/source-element.ts'
import type { SourceElement } from '#src/content/html/source-tree.ts'

export type PasteContext = { isInHeading: boolean; isInLink: boolean }

const KEPT = ['font-weight', 'font-style', 'text-decoration', 'text-decoration-line', 'text-align']
/** A difference below this between the strongest and the weakest channel is a grey: default text colour. */
const LEAST_CHROMA = 48

/** Removes program defaults: black text, white background, heading weight, link blue. */
export function filterPastedStyle(
  element: SourceElement,
  context: PasteContext,
): string | undefined {
  const style = styleOf(element)
  const styles = KEPT.filter((key) => !(key === 'font-weight' && context.isInHeading)).map(
    (key) => [key, style.get(key)],
  )
  const background = style.get('background-color') ?? style.get('background')
  const isPlain = context.isInHeading || context.isInLink
  const colours = [
    ['color', isPlain ? undefined : chosenColor(style.get('color'))],
    ['background-color', chosenColor(background)],
  ]
  const alignment = style.get('text-align')
  const written = [...styles, ...colours].filter(
    ([key, value]) => value !== undefined && !(key === 'text-align' && alignment === 'left'),
  )
  if (written.length === 0) return undefined
  return written.map(([key, value]) => `${key}: ${value}`).join('; ')
}

function chosenColor(value: string | undefined): string | undefined {
  const color = canonicalColor(value ?? '')
  if (color === undefined) return undefined
  const found = colorChannels(color)
  // Colour keywords that programs write for "none".
  if (!found)
    return /^(?:[a-z]*(?:text|black|white|gr[ae]y)|transparent|auto|inherit|initial)$/i.test(color)
      ? undefined
      : color
  const [channels, opacity] = [found.slice(0, 3), found[3]]
  const chroma = Math.max(...channels) - Math.min(...channels)
  return opacity !== 0 && chroma >= LEAST_CHROMA ? color : undefined
}
