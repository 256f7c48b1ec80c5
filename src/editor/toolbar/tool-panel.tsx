import * as Popover from '@radix-ui/react-popover'
import type { Editor } from '@tiptap/core'
import { useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { isComposing } from '#src/lib/browser/is-composing.ts'
import { posToDOMRect } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'

type ToolPanelProps = {
  editor: Editor
  name: string
  button: RefObject<HTMLButtonElement | null>
  /** Opens below the selection instead of the button. */
  isAtSelection: boolean
  onClose: () => void
  children: ReactNode
}

/** Not in a portal: it needs the editor's style variables, also inside Payload's admin. */
export function ToolPanel(props: ToolPanelProps) {
  const { editor, name, button, isAtSelection, onClose, children } = props
  const anchor = useRef({
    getBoundingClientRect: () =>
      (!isAtSelection && button.current?.getBoundingClientRect()) || visibleSelection(editor),
  })
  // Its own action returns focus to the caret; a click elsewhere keeps focus there. A removed field would lose it to the body.
  const handleCloseAutoFocus = (event: Event) => {
    event.preventDefault()
    const { activeElement } = document
    if (!(activeElement instanceof HTMLElement) || activeElement.tabIndex < 0) editor.view.focus()
  }
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Content
        className="rte-popover"
        aria-label={name}
        sideOffset={6}
        collisionPadding={12}
        align="start"
        // A click on the button closes it by itself.
        onInteractOutside={(event) => {
          if (button.current?.contains(event.target as Node)) event.preventDefault()
        }}
        // Before it closes: else the screen would take the focus that is lost with the panel.
        onEscapeKeyDown={(event) => {
          if (isComposing(event)) event.preventDefault()
          else editor.view.focus()
        }}
        onCloseAutoFocus={handleCloseAutoFocus}
      >
        {children}
      </Popover.Content>
    </Popover.Root>
  )
}

/** Visible rectangle of the selection, without parts under the toolbar or outside of the window. */
function visibleSelection({ view }: Editor): DOMRect {
  const { selection } = view.state
  const node = selection instanceof NodeSelection ? view.nodeDOM(selection.from) : null
  const rect =
    node instanceof Element
      ? node.getBoundingClientRect()
      : posToDOMRect(view, selection.from, selection.to)
  const toolbar = view.dom.closest('.rte')?.querySelector('.rte-toolbar')
  const [least, most] = [toolbar?.getBoundingClientRect().bottom ?? 0, window.innerHeight - 8]
  const within = (value: number) => Math.max(least, Math.min(most, value))
  const [top, bottom] = [within(rect.top), within(rect.bottom)]
  return new DOMRect(rect.left, top, rect.width, bottom - top)
}
