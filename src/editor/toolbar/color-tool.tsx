'use client'

import type { Editor } from '@tiptap/core'
import { Baseline } from 'lucide-react'
import { useState } from 'react'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { ToolPopover } from './tool-popover.tsx'
import type { ToolbarState } from './toolbar-state.ts'

const ColorPanel = lazyComponent(async () => (await import('./color-panel.tsx')).ColorPanel)

export const preloadColors = ColorPanel.preload

/** The colours of text and their panel. */
export function ColorTool({ editor, state }: { editor: Editor; state: ToolbarState }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <ToolPopover
      editor={editor}
      name="Text colour"
      icon={<Baseline />}
      isActive={state.colour !== null || state.highlight}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <ColorPanel editor={editor} state={state} onClose={close} onLoadError={close} />
    </ToolPopover>
  )
}
