import { Blockquote } from '@tiptap/extension-blockquote'
import { Code } from '@tiptap/extension-code'
import { Document } from '@tiptap/extension-document'
import { Highlight } from '@tiptap/extension-highlight'
import { ListItem, TaskItem, TaskList } from '@tiptap/extension-list'
import { TableCell } from '@tiptap/extension-table/cell'
import { TableHeader } from '@tiptap/extension-table/header'
import { TableRow } from '@tiptap/extension-table/row'
import { TextStyle } from '@tiptap/extension-text-style/text-style'
import { TrailingNode } from '@tiptap/extensions/trailing-node'
import { ALIGNMENTS } from '#src/content/format/block-tree.ts'
import { TABLE } from '#src/contract/limits.ts'
import { HexColor, StyleTextAlign } from '#src/editor/document/editor-attributes.ts'
import { Callout } from '#src/editor/callouts/callout.ts'
import { FencedCodeBlock } from '#src/editor/code/code-block.ts'
import { MarkdownLinks } from '#src/editor/commands/markdown-input.ts'
import { OnScreenKeyboard } from '#src/editor/document/on-screen-keyboard.ts'
import { CurrentCaret } from '#src/editor/document/read-caret.ts'
import { propsPlugin } from '#src/editor/document/props-plugin.ts'
import { RestoreSelectionOnFocus } from '#src/editor/document/initial-selection.ts'
import { footnoteExtensions } from '#src/editor/footnotes/footnote-extensions.ts'
import { NOTES } from '#src/editor/document/note-list.ts'
import { LinkMenu } from '#src/editor/links/link-menu.ts'
import type { FindLinks } from '#src/editor/links/link-target.ts'
import { FocusMode } from '#src/editor/views/focus-mode.ts'
import { ImageUploads } from '#src/editor/images/image-uploads.ts'
import type { UploadImage } from '#src/editor/images/image-uploads.ts'
import { PostImage } from '#src/editor/images/post-image.ts'
import { AlignedTable } from '#src/editor/commands/column-alignment.ts'
import { ExternalImages } from '#src/editor/images/external-images.ts'
import { MarkdownPaste } from '#src/editor/paste/markdown-paste.ts'
import { ToolShortcuts } from '#src/editor/commands/open-tool.ts'
import { PlainPaste } from '#src/editor/paste/plain-paste.ts'
import { HtmlPaste } from '#src/editor/paste/html-paste.ts'
import { TablePaste } from '#src/editor/paste/table-paste.ts'
import { SlashMenu } from '#src/editor/slash/slash-menu.ts'
import { blockExtensions, TEXT_EXTENSIONS } from './base-extensions.ts'
import { Extension } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { moveCaretAfterBlock } from '#src/editor/document/block-positions.ts'

/** Text typed while an image or a rule is selected goes behind it; ProseMirror would replace the selection. */
const SelectedBlock = Extension.create({
  name: 'selectedBlock',
  addProseMirrorPlugins: propsPlugin((editor) => ({
    handleTextInput: ({ state: { selection } }, _from, _to, text) =>
      selection instanceof NodeSelection &&
      selection.node.isBlock &&
      selection.node.isAtom &&
      editor.chain().command(moveCaretAfterBlock).insertContent({ type: 'text', text }).run(),
  })),
})

// By default, code excludes every other mark, which would drop the link around inline code.
export const FreeCode = Code.extend({ excludes: '' })

/** Stored form: content of a post, or a document of Lexical, which supports less. */
export type EditorFormat = 'content' | 'lexical'

type Surroundings = {
  uploadImage?: UploadImage | undefined
  findLinks?: FindLinks | undefined
  format?: EditorFormat | undefined
}

export const editorExtensions = ({
  uploadImage,
  findLinks,
  format = 'content',
}: Surroundings = {}) => [
  ...TEXT_EXTENSIONS,
  ...(format === 'content' ? contentExtensions() : lexicalExtensions()),
  FreeCode,
  FencedCodeBlock,
  PostImage.configure({ isLibraryOnly: format === 'lexical' }),
  ImageUploads.configure({ upload: uploadImage ?? null }),
  ExternalImages.configure({ upload: uploadImage ?? null }),
  MarkdownLinks,
  LinkMenu.configure({ find: findLinks ?? null }),
  FocusMode,
  SelectedBlock,
  PlainPaste,
  MarkdownPaste,
  HtmlPaste,
  SlashMenu,
  ToolShortcuts,
  RestoreSelectionOnFocus,
  CurrentCaret,
  OnScreenKeyboard,
]

const contentExtensions = () => [
  ...blockExtensions({ quote: Blockquote, item: ListItem }),
  // Footnotes are last: no paragraph may follow them.
  TrailingNode.configure({ notAfter: [NOTES] }),
  Callout,
  ...footnoteExtensions(),
  TaskList,
  TaskItem.configure({ nested: true }),
  TextStyle,
  HexColor,
  Highlight.configure({ multicolor: true }),
  StyleTextAlign.configure({ types: ['heading', 'paragraph'], alignments: [...ALIGNMENTS] }),
  TableCell,
  TableHeader,
  TableRow,
  TablePaste,
  AlignedTable.configure({
    resizable: true,
    cellMinWidth: TABLE.minCellWidth,
    handleWidth: TABLE.handleWidth,
  }),
]

/** See `documentRichText` of collections/fields/rich-text-field.ts: quotes contain text, items text and lists. */
const lexicalExtensions = () => [
  Document,
  ...blockExtensions({
    quote: Blockquote.extend({ content: 'paragraph+' }),
    item: ListItem.extend({ content: 'paragraph+ (bulletList | orderedList)*' }),
  }),
  TrailingNode,
]
