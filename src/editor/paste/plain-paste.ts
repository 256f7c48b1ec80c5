import { Extension } from '@tiptap/core'
import { propsPlugin } from '#src/editor/document/props-plugin.ts'

/** Ctrl Shift V: the text as it is, without formatting, and without making marks or links of its signs. */
export const PlainPaste = Extension.create({
  name: 'plainPaste',
  // Before images, links and Markdown are looked for.
  priority: 1100,
  addProseMirrorPlugins: propsPlugin(() => {
    let isShift = false
    return {
      handleDOMEvents: {
        keydown: (_, { shiftKey, key }) => {
          // Shift Insert pastes with formatting.
          isShift = shiftKey && key !== 'Insert'
        },
        keyup: (_, { shiftKey }) => {
          isShift = shiftKey
        },
      },
      handlePaste: ({ state, dispatch }, { clipboardData }, slice) => {
        if (!isShift || !clipboardData?.types.includes('text/plain')) return false
        const { tr } = state
        tr.replaceSelection(slice).setMeta('uiEvent', 'plain').setMeta('preventAutolink', true)
        dispatch(tr.scrollIntoView())
        return true
      },
    }
  }),
})
