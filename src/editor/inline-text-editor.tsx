import './editor.css'
import { Node } from '@tiptap/core'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { EditorContent } from '@tiptap/react'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { MarkdownLinks } from '#src/editor/commands/markdown-input.ts'
import { ToolShortcuts } from '#src/editor/commands/open-tool.ts'
import { LinkMenu } from '#src/editor/links/link-menu.ts'
import type { FindLinks } from '#src/editor/links/link-target.ts'
import { LinkTool } from '#src/editor/toolbar/link-tool.tsx'
import { MarkTools } from '#src/editor/toolbar/mark-tools.tsx'
import { ToolbarFrame } from '#src/editor/toolbar/toolbar-frame.tsx'
import { useMarkState } from '#src/editor/toolbar/toolbar-state.ts'
import { TEXT_EXTENSIONS } from './base-extensions.ts'
import { FreeCode } from './editor-extensions.ts'
import { useContentEditor } from './use-content-editor.ts'
import { isSaveKey } from '#src/editor/views/save-key.ts'

type InlineTextEditorProps = {
  label: string
  value: string
  onChange: (content: string) => void
  isOneLine?: boolean
  isInvalid?: boolean
  findLinks?: FindLinks
}

export function InlineTextEditor(props: InlineTextEditorProps) {
  const { label, value, onChange, isOneLine = false, isInvalid, findLinks } = props
  const [extensions] = useState(() => inlineExtensions(isOneLine, findLinks))
  const { editor, flush } = useContentEditor({
    ...{ label, value, onChange, extensions },
    isDisabled: false,
  })
  return (
    <div
      className="rte rte-inline"
      data-invalid={isInvalid || undefined}
      onKeyDownCapture={(event) => {
        if (editor && isSaveKey(event)) flush(editor)
      }}
    >
      {editor && <InlineToolbar editor={editor} findLinks={findLinks} />}
      <EditorContent editor={editor} />
    </div>
  )
}

type InlineToolbarProps = { editor: Editor; findLinks: FindLinks | undefined }

function InlineToolbar({ editor, findLinks }: InlineToolbarProps) {
  const state = useMarkState(editor)
  return (
    <ToolbarFrame isDisabled={false}>
      <MarkTools editor={editor} state={state} />
      <div role="group" aria-label="Insert" className="rte-group">
        <LinkTool
          editor={editor}
          current={state.link}
          problem={state.linkProblem}
          findLinks={findLinks}
        />
      </div>
    </ToolbarFrame>
  )
}

const OneLineDocument = Node.create({ name: 'doc', topNode: true, content: 'paragraph' })

const inlineExtensions = (isOneLine: boolean, findLinks: FindLinks | undefined) => [
  ...TEXT_EXTENSIONS,
  ...(isOneLine ? [OneLineDocument] : [Document, HardBreak]),
  FreeCode,
  MarkdownLinks,
  LinkMenu.configure({ find: findLinks ?? null }),
  ToolShortcuts,
]
