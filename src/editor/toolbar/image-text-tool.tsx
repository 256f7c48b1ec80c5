import type { Editor } from '@tiptap/core'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { randomKey } from '#src/lib/random-key.ts'
import { ToolPopover } from './tool-popover.tsx'
import { isComposing } from '#src/lib/browser/is-composing.ts'

type ImageTextToolProps = {
  editor: Editor
  name: string
  icon: ReactNode
  label: string
  hint: string
  value: string
  /** `edit` is the same until the panel closes: its changes are undone together. */
  onChange: (value: string, edit: string) => void
}

export function ImageTextTool({ editor, name, icon, value, ...field }: ImageTextToolProps) {
  return (
    <ToolPopover editor={editor} name={name} icon={icon} isActive={value !== ''}>
      {(close) => <TextField {...field} initial={value} onEnter={close} />}
    </ToolPopover>
  )
}

type TextFieldProps = Pick<ImageTextToolProps, 'label' | 'hint' | 'onChange'> & {
  initial: string
  onEnter: () => void
}

function TextField({ label, hint, initial, onChange, onEnter }: TextFieldProps) {
  const id = useId()
  const [edit] = useState(randomKey)
  return (
    <div className="rte-address">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        dir="auto"
        autoComplete="off"
        placeholder={hint}
        defaultValue={initial}
        onChange={(event) => onChange(event.target.value, edit)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return
          event.preventDefault()
          onEnter()
        }}
      />
    </div>
  )
}
