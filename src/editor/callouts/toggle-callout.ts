import type { Editor } from '@tiptap/core'
import type { CalloutKind } from '#src/contract/posts/callout-kinds.ts'
import { CALLOUT } from './callout.ts'

export function toggleCallout(editor: Editor, kind: CalloutKind): boolean {
  const chain = editor.chain().focus()
  if (editor.isActive(CALLOUT, { kind })) return chain.lift(CALLOUT).run()
  if (editor.isActive(CALLOUT)) return chain.updateAttributes(CALLOUT, { kind }).run()
  return chain.wrapIn(CALLOUT, { kind }).run()
}
