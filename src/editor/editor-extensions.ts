import { Code } from '@tiptap/extension-code'
import { Highlight } from '@tiptap/extension-highlight'
import { TaskItem, TaskList } from '@tiptap/extension-list'
import { TableKit } from '@tiptap/extension-table'
import { TextStyle } from '@tiptap/extension-text-style'
import { StarterKit } from '@tiptap/starter-kit'
import { TABLE } from '#src/contract/limits.ts'
import { HexColor, StyleTextAlign } from '#src/editor/document/editor-attributes.ts'
import { FencedCodeBlock } from '#src/editor/code/code-block.ts'
import { MarkdownLinks } from '#src/editor/commands/markdown-input.ts'
import { OnScreenKeyboard } from '#src/editor/document/on-screen-keyboard.ts'
import { CurrentCaret } from '#src/editor/document/read-caret.ts'
import { RestoreSelectionOnFocus } from '#src/editor/document/initial-selection.ts'
import { footnoteExtensions } from '#src/editor/footnotes/footnote-extensions.ts'
import { NOTES } from '#src/editor/document/note-list.ts'
import { ImageUploads } from '#src/editor/images/image-uploads.ts'
import type { UploadImage } from '#src/editor/images/image-uploads.ts'
import { PostImage } from '#src/editor/images/post-image.ts'
import { AlignedTable } from '#src/editor/commands/column-alignment.ts'
import { normalizeUrl } from '#src/editor/document/normalize-url.ts'
import { ExternalImages } from '#src/editor/images/external-images.ts'
import { MarkdownPaste } from '#src/editor/paste/markdown-paste.ts'
import { ToolShortcuts } from '#src/editor/commands/open-tool.ts'
import { HtmlPaste } from '#src/editor/paste/html-paste.ts'
import { SlashMenu } from '#src/editor/slash/slash-menu.ts'

/** Headings of levels 1 to 3 (S9-editor-01). */
const HEADING_LEVELS: (1 | 2 | 3)[] = [1, 2, 3]
const ALIGNMENTS = ['left', 'center', 'right', 'justify']

// By default, code excludes every other mark, which would drop the link around inline code.
const FreeCode = Code.extend({ excludes: '' })

type Surroundings = { uploadImage?: UploadImage | undefined }

/** Schema of the editor: exactly what the content format can express. */
export const editorExtensions = ({ uploadImage }: Surroundings = {}) => [
  StarterKit.configure({
    heading: { levels: HEADING_LEVELS },
    // Replaced by one with footnotes, which are last: no paragraph may follow them.
    document: false,
    trailingNode: { notAfter: [NOTES] },
    underline: false,
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      isAllowedUri: (url) => normalizeUrl(url) !== null,
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
    },
  }),
  FreeCode,
  FencedCodeBlock,
  PostImage,
  ...footnoteExtensions(),
  TaskList,
  TaskItem.configure({ nested: true }),
  TextStyle,
  HexColor,
  Highlight.configure({ multicolor: true }),
  StyleTextAlign.configure({ types: ['heading', 'paragraph'], alignments: ALIGNMENTS }),
  TableKit.configure({ table: false }),
  AlignedTable.configure({
    resizable: true,
    cellMinWidth: TABLE.minCellWidth,
    handleWidth: TABLE.handleWidth,
  }),
  ImageUploads.configure({ upload: uploadImage ?? null }),
  ExternalImages.configure({ upload: uploadImage ?? null }),
  MarkdownLinks,
  MarkdownPaste,
  HtmlPaste,
  SlashMenu,
  ToolShortcuts,
  RestoreSelectionOnFocus,
  CurrentCaret,
  OnScreenKeyboard,
]
