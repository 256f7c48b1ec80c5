import { isRecord, recordOf } from '#src/lib/json-record.ts'
import type { JsonRecord } from '#src/lib/json-record.ts'

/** Untrusted: hooks, a migration or SQL may have written it. Unknown nodes are not rendered. */
export type LexicalNode = JsonRecord

/** Deeper nodes are dropped, so that no stored document overflows the stack. */
const MAX_DEPTH = 40

/** Bits of the `format` of a text node. Others (underline, sub- and superscript) have no meaning on the site. */
export const TEXT_FORMATS = { strong: 1, em: 2, s: 4, code: 16 } as const
export type TextMark = keyof typeof TEXT_FORMATS

/** Blocks of a document, without too deeply nested ones; none for anything else. */
export function documentBlocks(document: unknown): LexicalNode[] {
  const root = isRecord(document) ? document['root'] : undefined
  return isRecord(root) ? childNodes(limited(root, 0)) : []
}

export const childNodes = ({ children }: LexicalNode): LexicalNode[] =>
  Array.isArray(children) ? children.filter(isRecord) : []

export const nodeFields = ({ fields }: LexicalNode): LexicalNode => recordOf(fields)

/** Id of the library file that an image shows; populated documents hold it as a whole. */
export function uploadId({ relationTo, value }: LexicalNode): string | undefined {
  const id = isRecord(value) ? value['id'] : value
  return relationTo === 'media' && typeof id === 'string' ? id : undefined
}

function limited(node: LexicalNode, depth: number): LexicalNode {
  if (!('children' in node)) return node
  const children = depth < MAX_DEPTH ? childNodes(node) : []
  return { ...node, children: children.map((child) => limited(child, depth + 1)) }
}
