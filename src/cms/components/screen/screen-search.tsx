import { useRef } from 'react'
import { SearchInput } from '#src/ui/controls/search-input.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { isComposing } from '#src/lib/browser/is-composing.ts'

type ScreenSearchProps = {
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
}

export function ScreenSearch(props: ScreenSearchProps) {
  const { label, placeholder = `${label}...`, value, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  useShortcuts({ '/': () => input.current?.focus() })
  return (
    <SearchInput
      ref={input}
      className="max-w-xl"
      label={label}
      placeholder={placeholder}
      aria-keyshortcuts="/"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event)) return
        event.preventDefault()
        if (value === '') event.currentTarget.blur()
        else onChange('')
      }}
    />
  )
}
