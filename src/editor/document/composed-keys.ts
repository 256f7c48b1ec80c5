import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { isComposing } from '#src/lib/browser/is-composing.ts'

/** Keys of an input method are not shortcuts and do not choose from a menu. */
export const ComposedKeys = Extension.create({
  name: 'composedKeys',
  // ProseMirror asks the first plugin first.
  priority: 1200,
  addProseMirrorPlugins: () => [
    new Plugin({ props: { handleDOMEvents: { keydown: (_, event) => isComposing(event) } } }),
  ],
})
