import { parseXml, XmlElement } from '@rgrove/parse-xml'

/** Parses an XML document with a conforming parser: throws when it is not well-formed. */
export function xmlRoot(document: string): XmlElement {
  const { root } = parseXml(document)
  if (root === null) throw new Error('no root element')
  return root
}

export const elements = (parent: XmlElement, name?: string): XmlElement[] =>
  parent.children.filter(
    (node): node is XmlElement =>
      node instanceof XmlElement && (name === undefined || node.name === name),
  )

/** The only element of this name. */
export function only(parent: XmlElement, name: string): XmlElement {
  const [found, ...more] = elements(parent, name)
  if (found === undefined || more.length > 0) throw new Error(`not one <${name}>`)
  return found
}

export const textOf = (parent: XmlElement, name: string): string => only(parent, name).text
export const names = (parent: XmlElement): string[] => elements(parent).map(({ name }) => name)
