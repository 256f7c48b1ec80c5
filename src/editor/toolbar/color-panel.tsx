import type { Editor } from '@tiptap/core'
import { Highlighter } from 'lucide-react'
import { TEXT_COLORS } from '#src/lib/color/text-colors.ts'
import { ariaShortcut, isApple, SHORTCUTS, shortcutText } from '#src/editor/commands/shortcuts.ts'
import type { ToolbarState } from './toolbar-state.ts'

const HIGHLIGHT_KEYS = SHORTCUTS['Highlight'] ?? ''

type SwatchesProps = {
  label: string
  current: string | null
  onPick: (hex: string) => void
}

function Swatches({ label, current, onPick }: SwatchesProps) {
  return (
    <div role="group" aria-label={label} className="rte-swatches">
      {TEXT_COLORS.map(({ label: name, hex }) => (
        <button
          key={hex}
          type="button"
          className="rte-swatch"
          style={{ backgroundColor: hex }}
          aria-label={name}
          title={name}
          aria-pressed={current?.toUpperCase() === hex}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(hex)}
        />
      ))}
    </div>
  )
}

type ColorPanelProps = { editor: Editor; state: ToolbarState; onClose: () => void }

/** 18 preset colours and a 'Highlight' toggle; while it is on, its colour can be chosen (S2-editor-toolbar-15). */
export function ColorPanel({ editor, state, onClose }: ColorPanelProps) {
  const isCurrent = (hex: string) => state.colour?.toUpperCase() === hex
  const pickText = (hex: string) => {
    const chain = editor.chain().focus()
    if (isCurrent(hex)) chain.unsetColor().run()
    else chain.setColor(hex).run()
    onClose()
  }
  const pickHighlight = (hex: string) => {
    editor.chain().focus().setHighlight({ color: hex }).run()
    onClose()
  }
  const clear = () => {
    editor.chain().focus().unsetColor().run()
    onClose()
  }
  return (
    <>
      <Swatches label="Text colour" current={state.colour} onPick={pickText} />
      <div className="rte-colour-actions">
        <button
          type="button"
          className="rte-action rte-action-quiet"
          aria-pressed={state.highlight}
          aria-keyshortcuts={ariaShortcut(HIGHLIGHT_KEYS, isApple())}
          onMouseDown={(event) => event.preventDefault()}
          // Without `focus()`: the panel stays open, to choose the highlight colour.
          onClick={() => editor.chain().toggleHighlight().run()}
        >
          <Highlighter />
          Highlight
          <kbd aria-hidden>{shortcutText(HIGHLIGHT_KEYS, isApple())}</kbd>
        </button>
        <button
          type="button"
          className="rte-action rte-action-quiet"
          onMouseDown={(event) => event.preventDefault()}
          onClick={clear}
        >
          Default colour
        </button>
      </div>
      {state.highlight && (
        <Swatches label="Highlight colour" current={state.highlightColour} onPick={pickHighlight} />
      )}
    </>
  )
}
