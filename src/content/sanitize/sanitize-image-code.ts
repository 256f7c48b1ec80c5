import { toImageWidth } from '#src/contract/posts/image-widths.ts'
import { codeLanguage } from '#src/content/format/code-language.ts'
import { codeMeta } from '#src/content/format/code-meta.ts'
import { safeSrc } from '#src/content/html/safe-url.ts'
import { isElement } from '#src/content/html/source-element.ts'
import { textContentOf } from '#src/content/html/source-tree.ts'
import { toSingleLine, normalizeText } from '#src/content/format/normalize-text.ts'
import type { CodeBlock, Image } from '#src/content/format/block-tree.ts'
import type { SanitizeContext } from './sanitize-context.ts'
import type { SourceElement } from '#src/content/html/source-tree.ts'

export function sanitizeImage(element: SourceElement, context: SanitizeContext): Image | undefined {
  const src = safeSrc(element.attribute('src') ?? '')
  if (src === undefined) return undefined
  const alt = attributeText(element, 'alt')
  const title = attributeText(element, 'title')
  const md = context.authored && element.attribute('data-md') !== undefined
  const width = toImageWidth(element.attribute('width'))
  return {
    ...{ type: 'image', src: normalizeText(src), alt, title },
    ...(width ? { width } : {}),
    md,
  }
}

/** A code block; its language comes from the class that the editor and Markdown renderers write. */
export function sanitizeCodeBlock(element: SourceElement, context: SanitizeContext): CodeBlock {
  const inner = element.children.find((node) => isElement(node, 'code'))
  const classes = [inner, element].flatMap((node) => node?.attribute('class')?.split(/\s+/) ?? [])
  const name = classes.find((word) => word.startsWith('language-'))?.slice('language-'.length) ?? ''
  const fence = context.authored && element.attribute('data-fence') !== undefined
  const code = normalizeText(textContentOf(element.children))
  const meta = codeMeta(normalizeText(element.attribute('data-meta') ?? ''))
  return {
    ...{ type: 'code', language: codeLanguage(name) },
    ...(meta !== '' && { meta }),
    ...{ code, fence },
  }
}

function attributeText(element: SourceElement, attribute: string): string {
  return toSingleLine(normalizeText(element.attribute(attribute) ?? ''))
}
