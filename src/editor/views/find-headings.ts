import { findChildren } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'

type FoundHeading = { level: number; text: string; pos: number }

/** Headings with text, in reading order. */
export const findHeadings = (doc: Node): FoundHeading[] =>
  findChildren(doc, ({ type }) => type.name === 'heading')
    .map(({ node, pos }) => {
      return { level: Number(node.attrs['level']), text: node.textContent.trim(), pos }
    })
    .filter(({ text }) => text !== '')
