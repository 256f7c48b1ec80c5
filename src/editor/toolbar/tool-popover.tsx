'use client'

import * as Popover from '@radix-ui/react-popover'
import type { Editor } from '@tiptap/core'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { visibleSelection } from '#src/editor/document/visible-selection.ts'
import { onOpenTool } from '#src/editor/commands/open-tool.ts'
import { ToolButton } from './tool-button.tsx'

type ToolPopoverProps = {
  editor: Editor
  name: string
  icon: ReactNode
  isActive?: boolean | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Opens below the selection instead of the button. */
  isAtSelection?: boolean
  children: ReactNode
}

/**
 * A toolbar button with a popover. Without a portal: the popover needs the editor's style variables, also
 * inside Payload's admin.
 */
export function ToolPopover(props: ToolPopoverProps) {
  const { editor, name, icon, isActive, isAtSelection = false, children, ...open } = props
  const { onOpenChange } = open
  const selection = useRef({ getBoundingClientRect: () => visibleSelection(editor) })
  useEffect(() => onOpenTool(editor, name, () => onOpenChange(true)), [editor, name, onOpenChange])
  // Closing by its own action returns focus to the caret; a click elsewhere keeps focus there. The focus of a removed
  // field is lost to the body, or to the screen, neither of which is a tab stop.
  const handleCloseAutoFocus = (event: Event) => {
    event.preventDefault()
    const { activeElement } = document
    if (!(activeElement instanceof HTMLElement) || activeElement.tabIndex < 0) editor.view.focus()
  }
  return (
    <Popover.Root open={open.isOpen} onOpenChange={open.onOpenChange}>
      {isAtSelection && <Popover.Anchor virtualRef={selection} />}
      <Popover.Trigger asChild>
        <ToolButton name={name} isActive={isActive}>
          {icon}
        </ToolButton>
      </Popover.Trigger>
      <Popover.Content
        className="rte-popover"
        aria-label={name}
        sideOffset={6}
        collisionPadding={12}
        align="start"
        // Before it closes: else the screen would take the focus that is lost with the panel.
        onEscapeKeyDown={() => editor.view.focus()}
        onCloseAutoFocus={handleCloseAutoFocus}
      >
        {children}
      </Popover.Content>
    </Popover.Root>
  )
}
