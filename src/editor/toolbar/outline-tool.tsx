import type { Editor } from '@tiptap/core'
import { TableOfContents } from 'lucide-react'
import { useState } from 'react'
import { findHeadings } from '#src/editor/views/find-headings.ts'
import { ToolPopover } from './tool-popover.tsx'

export function OutlineTool({ editor }: { editor: Editor }) {
  const [isOpen, setIsOpen] = useState(false)
  const headings = isOpen ? findHeadings(editor.state.doc) : []
  const top = Math.min(...headings.map(({ level }) => level))
  const go = (pos: number) => {
    editor
      .chain()
      .setTextSelection(pos + 1)
      .scrollIntoView()
      .focus()
      .run()
    setIsOpen(false)
  }
  return (
    <ToolPopover
      editor={editor}
      name="Outline"
      icon={<TableOfContents />}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      {headings.length === 0 && <p className="rte-note">Headings in your post appear here.</p>}
      <ul className="rte-outline">
        {headings.map(({ level, text, pos }) => (
          <li key={pos} data-level={level - top}>
            <button type="button" onClick={() => go(pos)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </ToolPopover>
  )
}
