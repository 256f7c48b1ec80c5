import { findChildren } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { TableOfContents } from 'lucide-react'
import { ToolPopover } from './tool-popover.tsx'

export const OutlineTool = ({ editor }: { editor: Editor }) => (
  <ToolPopover editor={editor} name="Outline" icon={<TableOfContents />}>
    {(close) => <Outline editor={editor} onClose={close} />}
  </ToolPopover>
)

function Outline({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const headings = findHeadings(editor.state.doc)
  const top = Math.min(...headings.map(({ level }) => level))
  const go = (pos: number) => {
    editor
      .chain()
      .setTextSelection(pos + 1)
      .scrollIntoView()
      .focus()
      .run()
    onClose()
  }
  return (
    <>
      {headings.length === 0 && <p className="rte-note">Headings in your post appear here.</p>}
      <ul className="rte-outline">
        {headings.map(({ level, text, pos }) => (
          <li key={pos} style={{ paddingLeft: 14 * (level - top) }}>
            <button type="button" onClick={() => go(pos)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Headings with text, in reading order. */
export const findHeadings = (doc: Node): { level: number; text: string; pos: number }[] =>
  findChildren(doc, ({ type }) => type.name === 'heading')
    .map(({ node, pos }) => {
      return { level: Number(node.attrs['level']), text: node.textContent.trim(), pos }
    })
    .filter(({ text }) => text !== '')
