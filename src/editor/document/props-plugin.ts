import type { Editor } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorProps } from '@tiptap/pm/view'

/** `addProseMirrorPlugins` of an extension that only handles events. */
export const propsPlugin = (propsFor: (editor: Editor) => EditorProps) =>
  function addPlugin(this: { editor: Editor }) {
    return [new Plugin({ props: propsFor(this.editor) })]
  }
