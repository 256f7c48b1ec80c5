import type { Editor } from '@tiptap/core'
import { Superscript, Table as TableIcon, FileCode, Focus } from 'lucide-react'
import { canHold, canMark, insertTable } from '#src/editor/commands/open-tool.ts'
import { NOTE } from '#src/editor/footnotes/footnote-nodes.ts'
import { CALLOUT } from '#src/editor/callouts/callout.ts'
import type { FindLinks } from '#src/editor/links/link-target.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { runFootnote } from '#src/editor/footnotes/footnote-commands.ts'
import { toggleFocusMode } from '#src/editor/views/focus-mode.ts'
import { BlockTools } from './block-tools.tsx'
import { ColorTool, preloadColors } from './color-tool.tsx'
import { CalloutTool } from './callout-tool.tsx'
import { ImageTool } from './image-tool.tsx'
import { LinkTool } from './link-tool.tsx'
import { MarkTools } from './mark-tools.tsx'
import { preloadPanel } from './tool-popover.tsx'
import { ToolbarFrame } from './toolbar-frame.tsx'
import { useToolbarState } from './toolbar-state.ts'
import { ToolButton } from './tool-button.tsx'
import { OutlineTool } from './outline-tool.tsx'

type EditorToolbarProps = {
  editor: Editor
  isDisabled: boolean
  uploadImages?: ((files: File[], alt: string) => void) | undefined
  findLinks?: FindLinks | undefined
  onShowSource: () => void
}

const TableTools = lazyComponent(async () => (await import('./table-tools.tsx')).TableTools)

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
          <ToolButton
            name="Insert table"
            isActive={state.table !== null}
            isDisabled={state.table !== null}
            onClick={() => insertTable(editor)}
          >
            <TableIcon />
          </ToolButton>
        )}
        {canMark(editor, 'highlight') && <ColorTool editor={editor} state={state} />}
        {canHold(editor, NOTE) && (
          <ToolButton
            name="Footnote"
            isActive={state.footnote === 'current'}
            isDisabled={state.footnote === 'impossible'}
            onClick={() => runFootnote(editor)}
          >
            <Superscript />
          </ToolButton>
        )}
        {canHold(editor, CALLOUT) && <CalloutTool editor={editor} current={state.callout} />}
      </div>
      <ViewTools editor={editor} isFocusMode={state.isFocusMode} onShowSource={onShowSource} />
      {state.table && (
        <TableTools editor={editor} state={state.table} onLoadError={ignoreLoadError} />
      )}
    </ToolbarFrame>
  )
}

type ViewToolsProps = { editor: Editor; isFocusMode: boolean; onShowSource: () => void }

function ViewTools({ editor, isFocusMode, onShowSource }: ViewToolsProps) {
  return (
    <div role="group" aria-label="View" className="rte-group">
      <OutlineTool editor={editor} />
      <ToolButton name="Focus mode" isActive={isFocusMode} onClick={() => toggleFocusMode(editor)}>
        <Focus />
      </ToolButton>
      {canHold(editor, 'table') && (
        <ToolButton name="Markdown" onClick={onShowSource}>
          <FileCode />
        </ToolButton>
      )}
    </div>
  )
}
