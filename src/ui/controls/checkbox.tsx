type CheckboxProps = {
  /** Accessible name: there is no visible label. */
  label: string
  isChecked: boolean
  /** Indeterminate: shown as a dash while it is not checked. */
  isMixed?: boolean
  /** @param hasShift Shift was held: lists select a range */
  onChange: (hasShift: boolean) => void
}

/** The native checkbox, in a target large enough for touch. */
export function Checkbox({ label, isChecked, isMixed = false, onChange }: CheckboxProps) {
  return (
    <label className="grid min-h-6 min-w-6 cursor-pointer place-items-center select-none pointer-coarse:min-h-11 pointer-coarse:min-w-11">
      <input
        // A property without an attribute.
        ref={(box) => {
          if (box) box.indeterminate = isMixed && !isChecked
        }}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={({ nativeEvent }) =>
          onChange('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
        className="size-4 cursor-pointer"
      />
    </label>
  )
}
