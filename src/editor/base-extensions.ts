import type { Node } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Text } from '@tiptap/extension-text'
import { Dropcursor } from '@tiptap/extensions/drop-cursor'
import { Gapcursor } from '@tiptap/extensions/gap-cursor'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { ComposedKeys } from '#src/editor/document/composed-keys.ts'
import { TextDirection } from '#src/editor/document/text-direction.ts'
import { WrittenLinks } from '#src/editor/links/written-links.ts'

/** Headings of levels 1 to 3 (S9-editor-01). */
const HEADING_LEVELS: (1 | 2 | 3)[] = [1, 2, 3]

// Listed one by one: TipTap's starter kit also loads what this editor does not have.

export const TEXT_EXTENSIONS = [
  Bold,
  ComposedKeys,
  Dropcursor,
  Gapcursor,
  UndoRedo,
  Italic,
  Paragraph,
  Strike,
  Text,
  TextDirection,
  WrittenLinks,
]

export const blockExtensions = ({ quote, item }: { quote: Node; item: Node }) => [
  quote,
  BulletList,
  HardBreak,
  Heading.configure({ levels: HEADING_LEVELS }),
  HorizontalRule,
  item,
  ListKeymap,
  OrderedList,
]
