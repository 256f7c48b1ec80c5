import type { Editor } from '@tiptap/core'
import { use, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { onOpenTool } from '#src/editor/commands/open-tool.ts'
import { LoadProblem } from './load-problem.ts'
import { ToolButton } from './tool-button.tsx'

type ToolPopoverProps = {
  editor: Editor
  name: string
  icon: ReactNode
  isActive?: boolean | undefined
  /** Why the tool cannot be used now. */
  problem?: string | null
  /** Opens below the selection instead of the button. */
  isAtSelection?: boolean
  children: (close: () => void) => ReactNode
}

const ToolPanel = lazyComponent(async () => (await import('./tool-panel.tsx')).ToolPanel)

/** Loads what all panels need, before one is opened. */
export const preloadPanel = () => ToolPanel.preload()

export function ToolPopover(props: ToolPopoverProps) {
  const { editor, name, icon, isActive, problem, isAtSelection = false, children } = props
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const tell = use(LoadProblem)
  const canOpen = !problem
  useEffect(() => onOpenTool(editor, name, () => setIsOpen(canOpen)), [editor, name, canOpen])
  useEffect(() => {
    if (isOpen) tell(null)
  }, [isOpen, tell])
  const close = () => setIsOpen(false)
  return (
    <>
      <ToolButton
        ref={button}
        name={name}
        isActive={isActive}
        problem={problem}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preloadPanel}
        onClick={() => setIsOpen(!isOpen)}
      >
        {icon}
      </ToolButton>
      {isOpen && (
        <ToolPanel
          editor={editor}
          name={name}
          button={button}
          isAtSelection={isAtSelection}
          onClose={close}
          onLoadError={() => {
            close()
            tell(`The panel “${name}”`)
          }}
        >
          {children(close)}
        </ToolPanel>
      )}
    </>
  )
}
