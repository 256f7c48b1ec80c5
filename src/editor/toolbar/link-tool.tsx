'use client'

import type { Editor } from '@tiptap/core'
import { Link as LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { UrlForm } from './url-form.tsx'
import { normalizeUrl } from '#src/editor/document/normalize-url.ts'
import { ToolPopover } from './tool-popover.tsx'

/** Links the selection, or the whole link around the caret; with neither, inserts the URL as linked text. */
function addLink(editor: Editor, href: string) {
  const isWithoutText = editor.state.selection.empty && !editor.isActive('link')
  if (isWithoutText) {
    const content = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }
    return editor.chain().focus().insertContent(content).run()
  }
  return editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
}

/** Link popover with URL input and 'Add Link'; Enter also adds. */
export function LinkTool({ editor, current }: { editor: Editor; current: string | null }) {
  const [isOpen, setIsOpen] = useState(false)
  const submit = (typed: string) => {
    const href = normalizeUrl(typed)
    if (href === null) return 'Enter a web address or an email address.'
    addLink(editor, href)
    setIsOpen(false)
    return null
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    setIsOpen(false)
  }
  return (
    <ToolPopover
      editor={editor}
      name="Link"
      icon={<LinkIcon />}
      isActive={current !== null}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <UrlForm label="URL" initial={current ?? ''} action="Add Link" onSubmit={submit}>
        {current !== null && (
          <button type="button" className="rte-action rte-action-quiet" onClick={remove}>
            Remove Link
          </button>
        )}
      </UrlForm>
    </ToolPopover>
  )
}
