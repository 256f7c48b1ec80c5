import type { Editor } from '@tiptap/core'
import { Baseline } from 'lucide-react'
import { use, useState } from 'react'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { LoadProblem } from './load-problem.ts'
import { ToolPopover } from './tool-popover.tsx'
import type { ToolbarState } from './toolbar-state.ts'

const ColorPanel = lazyComponent(async () => (await import('./color-panel.tsx')).ColorPanel)

export const preloadColors = ColorPanel.preload

export function ColorTool({ editor, state }: { editor: Editor; state: ToolbarState }) {
  const [isOpen, setIsOpen] = useState(false)
  const tell = use(LoadProblem)
  const close = () => setIsOpen(false)
  const handleLoadError = () => {
    close()
    tell('The colours')
  }
  return (
    <ToolPopover
      editor={editor}
      name="Text colour"
      icon={<Baseline />}
      isActive={state.colour !== null || state.highlight}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <ColorPanel editor={editor} state={state} onClose={close} onLoadError={handleLoadError} />
    </ToolPopover>
  )
}
