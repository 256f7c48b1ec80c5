import { contentToLexical, lexicalToContent } from '#src/content/rich-text/lexical-content.ts'
import { ServiceError } from '#src/contract/errors.ts'

const none = () => undefined

/** A rich-text field without blocks in the stored form of posts, which its editor reads and writes. */
export const toInlineContent = (document: unknown): string => lexicalToContent(document, none)

/** Errors: `invalid` with the field, for unsupported content. */
export function toInlineDocument(content: string, field: string) {
  const { document, refused } = contentToLexical(content, none)
  if (refused.length === 0) return document
  const message = `This text cannot hold ${refused.join(', ')}`
  throw new ServiceError('invalid', message, { fields: { [field]: message } })
}
