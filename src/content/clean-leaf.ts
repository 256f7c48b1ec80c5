import { codeLanguage } from './code-language.ts'
import { safeSrc } from './safe-url.ts'
import { sourceText } from './source-tree.ts'
import { oneLine, readableText } from './wire-text.ts'
import type { CodeBlock, Image } from './body-tree.ts'
import type { CleanContext } from './clean-context.ts'
import type { SourceElement } from './source-tree.ts'

/** An image with a source that may be loaded, or undefined. */
export function cleanImage(element: SourceElement, context: CleanContext): Image | undefined {
  const src = safeSrc(element.attribute('src') ?? '')
  if (src === undefined) return undefined
  const alt = words(element, 'alt')
  const title = words(element, 'title')
  const md = context.authored && element.attribute('data-md') !== undefined
  return { type: 'image', src: readableText(src), alt, title, md }
}

/** A code block; its language is the class that the editor and every markdown renderer write. */
export function cleanPre(element: SourceElement, context: CleanContext): CodeBlock {
  const inner = element.children.find((node) => node.type === 'element' && node.name === 'code')
  const classes = [inner, element].flatMap((node) => {
    return node?.type === 'element' ? (node.attribute('class') ?? '').split(/\s+/) : []
  })
  const name = classes.find((word) => word.startsWith('language-'))?.slice('language-'.length) ?? ''
  const fence = context.authored && element.attribute('data-fence') !== undefined
  const code = readableText(sourceText(element.children))
  return { type: 'code', language: codeLanguage(name), code, fence }
}

function words(element: SourceElement, attribute: string): string {
  return oneLine(readableText(element.attribute(attribute) ?? ''))
}
