import type { RichTextFieldValidation, TextFieldSingleValidation } from 'payload'
import { richText, text } from 'payload/shared'
import { inlineText } from '#src/content/render/render-inline.ts'
import { lexicalToParagraphs } from '#src/content/rich-text/lexical-inline.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { validateLinkUrl } from '#collections/fields/rich-text-field.ts'

export const oneLine: RichTextFieldValidation = async (value, options) => {
  const valid = await richText(value, options)
  if (valid !== true) return valid
  const paragraphs = lexicalToParagraphs(value)
  if (paragraphs.length > 1) return 'An announcement is one paragraph'
  const length = paragraphs.reduce((sum, { children }) => sum + inlineText(children).length, 0)
  const most = LIMITS.announcementLength
  return length <= most || `Use at most ${most} characters (now ${length}).`
}

export const linkLabel: TextFieldSingleValidation = (value, options) =>
  hasPair(value, options.siblingData, 'url') ? text(value, options) : 'The link needs a text'

export const linkUrl: TextFieldSingleValidation = async (value, options) => {
  if (!hasPair(value, options.siblingData, 'label')) return 'The link needs a URL'
  const valid = await text(value, options)
  return value && valid === true ? validateLinkUrl(value) : valid
}

/** Whether a value is set, or the other one of its pair is empty too. */
const hasPair = (value: unknown, siblings: unknown, other: 'label' | 'url') =>
  Boolean(value) || !(siblings as { label?: unknown; url?: unknown })[other]
