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
import { HEADING_LEVELS } from '#src/content/format/block-tree.ts'
import { TypedLinks } from '#src/editor/links/typed-links.ts'
import { Extension } from '@tiptap/core'
import { propsPlugin } from '#src/editor/document/props-plugin.ts'
import { isComposing } from '#src/lib/browser/is-composing.ts'

/** The direction is not stored. Other blocks follow in editor.css: browsers skip text with its own direction in a list. */
const TextDirection = Extension.create({
  name: 'directionOfText',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: { dir: { default: 'auto', parseHTML: () => 'auto' } },
    },
  ],
})

/** Keys of an input method are not shortcuts and do not choose from a menu. */
const ComposedKeys = Extension.create({
  name: 'composedKeys',
  // ProseMirror asks the first plugin first.
  priority: 1200,
  addProseMirrorPlugins: propsPlugin(() => ({
    handleDOMEvents: { keydown: (_, event) => isComposing(event) },
  })),
})

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
  TypedLinks,
]

export const blockExtensions = ({ quote, item }: { quote: Node; item: Node }) => [
  quote,
  BulletList,
  HardBreak,
  Heading.configure({ levels: [...HEADING_LEVELS] }),
  HorizontalRule,
  item,
  ListKeymap,
  OrderedList,
]
