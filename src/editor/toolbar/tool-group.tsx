import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ToolButton } from './tool-button.tsx'
import type { ToolButtonProps } from './tool-button.tsx'

type Tool = ToolButtonProps & { Icon?: LucideIcon }
type ToolGroupProps = { label: string; tools: readonly Tool[]; children?: ReactNode }

export const ToolGroup = ({ label, tools, children }: ToolGroupProps) => (
  <div role="group" aria-label={label} className="rte-group">
    {children}
    {tools.map(({ Icon, children: text, ...tool }) => (
      <ToolButton key={tool.name} {...tool}>
        {Icon ? <Icon /> : text}
      </ToolButton>
    ))}
  </div>
)
