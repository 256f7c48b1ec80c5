import {
  hasClass,
  isElement,
  newElement,
  withAttributes,
} from '#src/content/html/source-element.ts'
import { elementsIn, textContentOf } from '#src/content/html/source-tree.ts'
import type { SourceElement, SourceNode } from '#src/content/html/source-tree.ts'

/** A code block whose language is where the sanitiser reads it, without the line feed that renderers add at its end. */
export function adaptCode(pre: SourceElement, wrapper?: string): SourceElement {
  if (hasClass(pre, /^wp-block-verse$/)) return versesOf(pre)
  const language = codeLanguageOf(pre) ?? wrapper
  const code = textContentOf(pre.children).replace(/\n$/, '')
  const changes = { class: language === undefined ? undefined : `language-${language}` }
  return withAttributes({ ...pre, children: [{ type: 'text', value: code }] }, changes)
}

function versesOf(pre: SourceElement): SourceElement {
  const lines = textContentOf(pre.children).trim().split('\n')
  const children = lines.flatMap((value, index): SourceNode[] => {
    const text: SourceNode = { type: 'text', value }
    return index === 0 ? [text] : [newElement('br', {}, []), text]
  })
  return newElement('p', {}, children)
}

function codeLanguageOf(pre: SourceElement): string | undefined {
  const code = pre.children.find((node) => isElement(node, 'code'))
  for (const element of [code, pre]) {
    if (!isElement(element)) continue
    const classes = element.attribute('class') ?? ''
    const [, name] =
      /(?:^|\s)(?:language|lang|highlight-source)-([\w+#.-]+)/.exec(classes) ??
      /\bbrush:\s*([\w+#.-]+)/.exec(classes) ??
      /^(?:hljs|prettyprint|sourceCode)\s+([\w+#.-]+)$/.exec(classes) ??
      []
    const named =
      name ??
      element.attribute('data-enlighter-language') ??
      element.attribute('data-language') ??
      element.attribute('data-lang') ??
      element.attribute('lang')
    if (named !== undefined && named !== '' && !/^(?:plain|generic|none)$/i.test(named))
      return named
  }
  return undefined
}

/** Highlighters with line numbers write a table: one cell with the numbers, one with the code. */
export function codeInTable(element: SourceElement): SourceElement | undefined {
  if (!isElement(element, 'table', 'div', 'figure')) return undefined
  if (!hasClass(element, /^(?:highlight|highlighttable|rouge-table|lntable|syntaxhighlighter)$/))
    return undefined
  const cell = findCell(element)
  return cell && findPre(cell)
}

function findCell({ children }: SourceElement): SourceElement | undefined {
  const hasLineNumbers = (cell: SourceElement) =>
    elementsIn(cell.children).some((one) => hasClass(one, /^lnt$/))
  return (
    elementsIn(children).find(
      (node) => node.name === 'td' && hasClass(node, /^(?:code|rouge-code)$/),
    ) ?? elementsIn(children).find((node) => hasClass(node, /^lntd$/) && !hasLineNumbers(node))
  )
}

const findPre = (cell: SourceElement): SourceElement =>
  elementsIn(cell.children).find(({ name }) => name === 'pre') ?? { ...cell, name: 'pre' }
