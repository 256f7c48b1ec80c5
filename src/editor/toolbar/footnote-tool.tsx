'use client'

import type { Editor } from '@tiptap/core'
import { Superscript } from 'lucide-react'
import { runFootnote } from '#src/editor/footnotes/footnote-commands.ts'
import { ToolButton } from './tool-button.tsx'
import type { ToolbarState } from './toolbar-state.ts'

type FootnoteToolProps = { editor: Editor; state: ToolbarState['footnote'] }

/** Adds a footnote; pressed in a note and at a reference, from where it leads to the other. */
export function FootnoteTool({ editor, state }: FootnoteToolProps) {
  return (
    <ToolButton
      name="Footnote"
      isActive={state === 'current'}
      isDisabled={state === 'impossible'}
      onClick={() => runFootnote(editor)}
    >
      <Superscript />
    </ToolButton>
  )
}
