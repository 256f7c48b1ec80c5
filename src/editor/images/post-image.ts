import { Image } from '@tiptap/extension-image'
import type { ImageOptions } from '@tiptap/extension-image'
import { NodeSelection } from '@tiptap/pm/state'
import type { EditorState } from '@tiptap/pm/state'
import { safeSrc } from '#src/content/html/safe-url.ts'
import { toImageWidth } from '#src/contract/posts/image-widths.ts'
import { markdownImageRule } from '#src/editor/commands/markdown-input.ts'
import { IMAGE_MENU, openToolOnLoad } from '#src/editor/commands/open-tool.ts'
import { markdownOriginAttribute } from '#src/editor/document/editor-attributes.ts'
import { imageView } from './image-view.ts'

type PostImageOptions = ImageOptions & {
  isLibraryOnly: boolean
}

export const PostImage = Image.extend<PostImageOptions>({
  priority: 150,
  addOptions() {
    return { ...(this.parent?.() as ImageOptions), isLibraryOnly: false }
  },
  // The rule of a save: an image that is hidden here would be lost. Only direct database writes can contain others.
  parseHTML() {
    return [
      {
        tag: 'img[src]',
        getAttrs: (image) => (safeSrc(image.getAttribute('src') ?? '') ? null : false),
      },
    ]
  },
  addAttributes() {
    const { height: _height, ...attributes } = { ...this.parent?.() } as Record<string, object>
    return {
      ...attributes,
      width: {
        default: null,
        parseHTML: (element) => toImageWidth(element.getAttribute('width')) ?? null,
      },
      md: markdownOriginAttribute('md'),
    }
  },
  addInputRules() {
    return this.options.isLibraryOnly ? [] : [markdownImageRule()]
  },
  addNodeView: () => imageView,
  addKeyboardShortcuts() {
    // The menu is behind the text in the tab order, where the next stop could be a checkbox.
    const isSelected = ({ selection }: EditorState) =>
      selection instanceof NodeSelection && selection.node.type === this.type
    return { Tab: () => isSelected(this.editor.state) && openToolOnLoad(this.editor, IMAGE_MENU) }
  },
})
