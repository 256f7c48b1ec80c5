import { Code } from '@tiptap/extension-code'
import { Highlight } from '@tiptap/extension-highlight'
import { Image } from '@tiptap/extension-image'
import { TaskItem, TaskList } from '@tiptap/extension-list'
import { TableKit } from '@tiptap/extension-table'
import { TextStyle } from '@tiptap/extension-text-style'
import { StarterKit } from '@tiptap/starter-kit'
import { isImageUrl } from '#src/contract/posts/image-url.ts'
import { TABLE } from '#src/contract/limits.ts'
import {
  markdownOriginAttribute,
  HexColor,
  StyleTextAlign,
} from '#src/editor/document/editor-attributes.ts'
import { FencedCodeBlock } from '#src/editor/code/code-block.ts'
import { MarkdownLinks, markdownImageRule } from '#src/editor/commands/markdown-input.ts'
import { OnScreenKeyboard } from '#src/editor/document/on-screen-keyboard.ts'
import { RestoreSelectionOnFocus } from '#src/editor/document/initial-selection.ts'
import { ImageUploads } from '#src/editor/images/image-uploads.ts'
import type { UploadImage } from '#src/editor/images/image-uploads.ts'
import { normalizeUrl } from '#src/editor/document/normalize-url.ts'
import { ExternalImages } from '#src/editor/images/external-images.ts'
import { MarkdownPaste } from '#src/editor/paste/markdown-paste.ts'
import { ToolShortcuts } from '#src/editor/commands/open-tool.ts'
import { HtmlPaste } from '#src/editor/paste/html-paste.ts'
import { SlashMenu } from '#src/editor/slash/slash-menu.ts'

/** §9: headings of levels 1 to 3. */
const HEADING_LEVELS: (1 | 2 | 3)[] = [1, 2, 3]
const ALIGNMENTS = ['left', 'center', 'right', 'justify']

// By default, code excludes every other mark, which would drop the link around inline code.
const FreeCode = Code.extend({ excludes: '' })

// Hides images with a disallowed URL, which only direct database writes can contain.
const MarkdownImage = Image.extend({
  parseHTML() {
    return [
      { tag: 'img[src]', getAttrs: (image) => isImageUrl(image.getAttribute('src') ?? '') && null },
    ]
  },
  addAttributes() {
    return { ...this.parent?.(), md: markdownOriginAttribute('md') }
  },
  addInputRules: () => [markdownImageRule()],
})

type Surroundings = { uploadImage?: UploadImage | undefined }

/** Schema of the editor: exactly what the content format can express. */
export const editorExtensions = ({ uploadImage }: Surroundings = {}) => [
  StarterKit.configure({
    heading: { levels: HEADING_LEVELS },
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
  MarkdownImage,
  TaskList,
  TaskItem.configure({ nested: true }),
  TextStyle,
  HexColor,
  Highlight.configure({ multicolor: true }),
  StyleTextAlign.configure({ types: ['heading', 'paragraph'], alignments: ALIGNMENTS }),
  TableKit.configure({
    table: { resizable: true, cellMinWidth: TABLE.minCellWidth, handleWidth: TABLE.handleWidth },
  }),
  ImageUploads.configure({ upload: uploadImage ?? null }),
  ExternalImages.configure({ upload: uploadImage ?? null }),
  MarkdownLinks,
  MarkdownPaste,
  HtmlPaste,
  SlashMenu,
  ToolShortcuts,
  RestoreSelectionOnFocus,
  OnScreenKeyboard,
]
