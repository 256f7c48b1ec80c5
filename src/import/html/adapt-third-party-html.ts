import { isElement } from '#src/content/html/source-element.ts'
import type { SourceElement, SourceNode } from '#src/content/html/source-tree.ts'
import { adaptCode, codeInTable } from './adapt-code.ts'
import { adaptFigure, adaptImage, adaptLink } from './adapt-figure.ts'
import { adaptGallery } from './adapt-gallery.ts'
import { adaptText, isEmptyParagraph } from './adapt-text.ts'
import type { ConversionIssue } from './replace-unsupported.ts'

type AdaptState = { losses: ConversionIssue[]; language?: string }

/** Rewrites third-party markup into forms that the sanitiser keeps. */
export function adaptThirdPartyHtml(nodes: readonly SourceNode[]): {
  nodes: SourceNode[]
  losses: ConversionIssue[]
} {
  const state: AdaptState = { losses: [] }
  return { nodes: adaptAll(nodes, state), losses: state.losses }
}

const adaptAll = (nodes: readonly SourceNode[], state: AdaptState): SourceNode[] =>
  nodes.flatMap((node) => (node.type === 'text' ? [node] : adaptElement(node, state)))

function adaptElement(element: SourceElement, state: AdaptState): SourceNode[] {
  if (element.name === 'pre') return [adaptCode(element, state.language)]
  const listing = codeInTable(element)
  if (listing) return [adaptCode(listing, languageOf(element) ?? state.language)]
  if (element.name === 'img') return adaptImage(element, state.losses)
  const inside = { ...state, ...languageState(element) }
  const adapted = { ...element, children: adaptAll(element.children, inside) }
  if (isEmptyParagraph(adapted)) return []
  const gallery = adaptGallery(adapted)
  if (gallery) return gallery
  if (isElement(adapted, 'figure')) return adaptFigure(adapted)
  if (isElement(adapted, 'a')) return adaptLink(adapted, state.losses)
  return adaptText(adapted)
}

function languageState(element: SourceElement): { language?: string } {
  const language = languageOf(element)
  return language === undefined ? {} : { language }
}

/** Static generators put it on the wrapper of a highlighted block: `language-ruby highlighter-rouge`, `highlight php`. */
function languageOf(element: SourceElement): string | undefined {
  if (!isElement(element, 'div', 'figure')) return undefined
  const classes = element.attribute('class') ?? ''
  const [, name] =
    /(?:^|\s)language-([\w+#.-]+)/.exec(classes) ?? /^highlight\s+([\w+#.-]+)$/.exec(classes) ?? []
  return name
}
