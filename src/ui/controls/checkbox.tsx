import { useEffect, useRef } from 'react'

type CheckboxProps = {
  /** The name of the control: it stands alone. */
  label: string
  isChecked: boolean
  /** Some, but not all: drawn as a dash while it is not checked. */
  isMixed?: boolean
  onChange: () => void
}

/** The browser's own box, in a target that a finger can hit. */
export function Checkbox({ label, isChecked, isMixed = false, onChange }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // There is no attribute for it.
    if (box.current) box.current.indeterminate = isMixed && !isChecked
  }, [isMixed, isChecked])
  return (
    <label className="grid min-h-6 min-w-6 cursor-pointer place-items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={onChange}
        className="size-4 cursor-pointer"
      />
    </label>
  )
}
