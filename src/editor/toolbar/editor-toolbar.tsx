'use client'

import type { Editor } from '@tiptap/core'
import { canHold, canMark } from '#src/editor/commands/open-tool.ts'
import { NOTE } from '#src/editor/footnotes/footnote-nodes.ts'
import { BlockTools } from './block-tools.tsx'
import { ColorTool, preloadColors } from './color-tool.tsx'
import { CALLOUT } from '#src/editor/callouts/callout.ts'
import type { FindLinks } from '#src/editor/links/link-target.ts'
import { CalloutTool } from './callout-tool.tsx'
import { FootnoteTool } from './footnote-tool.tsx'
import { ImageTool } from './image-tool.tsx'
import { LinkTool } from './link-tool.tsx'
import { MarkTools } from './mark-tools.tsx'
import { InsertTableTool } from './insert-table-tool.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { preloadPanel } from './tool-popover.tsx'
import { ToolbarFrame } from './toolbar-frame.tsx'
import { useToolbarState } from './toolbar-state.ts'
import { ViewTools } from './view-tools.tsx'

type EditorToolbarProps = {
  editor: Editor
  isDisabled: boolean
  uploadImages?: ((files: File[], alt: string) => void) | undefined
  findLinks?: FindLinks | undefined
  /** Shows the Markdown of the text. */
  onShowSource: () => void
}

const TableTools = lazyComponent(async () => (await import('./table-tools.tsx')).TableTools)

/** Loads what is needed only now and then, before it is. */
export function preloadTools() {
  TableTools.preload()
  preloadPanel()
  preloadColors()
}

// They are tried again when the caret enters a table the next time.
const ignoreLoadError = () => undefined

/** The tools in the order of S2-editor-toolbar-01 to S2-editor-toolbar-14. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { editor, isDisabled, uploadImages, findLinks, onShowSource } = props
  const state = useToolbarState(editor)
  return (
    <ToolbarFrame isDisabled={isDisabled}>
      <MarkTools editor={editor} state={state} />
      <BlockTools editor={editor} state={state} />
      <div role="group" aria-label="Insert" className="rte-group">
        <LinkTool
          editor={editor}
          current={state.link}
          problem={state.linkProblem}
          findLinks={findLinks}
        />
        <ImageTool editor={editor} current={state.image} uploadImages={uploadImages} />
        {canHold(editor, 'table') && (
          <InsertTableTool editor={editor} isInTable={state.table !== null} />
        )}
        {canMark(editor, 'highlight') && <ColorTool editor={editor} state={state} />}
        {canHold(editor, NOTE) && <FootnoteTool editor={editor} state={state.footnote} />}
        {canHold(editor, CALLOUT) && <CalloutTool editor={editor} current={state.callout} />}
      </div>
      <ViewTools editor={editor} isFocusMode={state.isFocusMode} onShowSource={onShowSource} />
      {state.table && (
        <TableTools editor={editor} state={state.table} onLoadError={ignoreLoadError} />
      )}
    </ToolbarFrame>
  )
}
