import type { Editor } from '@tiptap/core'
import { MessageSquareWarning } from 'lucide-react'
import { CALLOUT_KINDS, CALLOUT_LABELS } from '#src/contract/posts/callout-kinds.ts'
import type { CalloutKind } from '#src/contract/posts/callout-kinds.ts'
import { toggleCallout } from '#src/editor/callouts/callout.ts'
import { ToolPopover } from './tool-popover.tsx'

type CalloutToolProps = {
  editor: Editor
  current: CalloutKind | null
}

export function CalloutTool({ editor, current }: CalloutToolProps) {
  return (
    <ToolPopover
      editor={editor}
      name="Callout"
      icon={<MessageSquareWarning />}
      isActive={current !== null}
    >
      {(close) => (
        <div role="group" aria-label="Kind" className="rte-choices">
          {CALLOUT_KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              className="rte-action rte-action-quiet"
              aria-pressed={current === kind}
              onClick={() => {
                toggleCallout(editor, kind)
                close()
              }}
            >
              {CALLOUT_LABELS[kind]}
            </button>
          ))}
        </div>
      )}
    </ToolPopover>
  )
}
