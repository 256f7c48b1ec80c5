import type { Editor } from '@tiptap/core'
import { Baseline } from 'lucide-react'
import { use } from 'react'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { LoadProblem } from './load-problem.ts'
import { ToolPopover } from './tool-popover.tsx'
import type { ToolbarState } from './toolbar-state.ts'

const ColorPanel = lazyComponent(async () => (await import('./color-panel.tsx')).ColorPanel)

export const preloadColors = ColorPanel.preload

export function ColorTool({ editor, state }: { editor: Editor; state: ToolbarState }) {
  const tell = use(LoadProblem)
  return (
    <ToolPopover
      editor={editor}
      name="Text colour"
      icon={<Baseline />}
      isActive={state.colour !== null || state.highlight}
    >
      {(close) => (
        <ColorPanel
          {...{ editor, state }}
          onClose={close}
          onLoadError={() => {
            close()
            tell('The colours')
          }}
        />
      )}
    </ToolPopover>
  )
}
