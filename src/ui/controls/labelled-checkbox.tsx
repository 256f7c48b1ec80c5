import { useId } from 'react'

type LabelledCheckboxProps = {
  label: string
  hint?: string
  isChecked: boolean
  /** Id of the error of the group. */
  errorId?: string | undefined
  onChange: (isChecked: boolean) => void
}

export function LabelledCheckbox({
  label,
  hint,
  isChecked,
  errorId,
  onChange,
}: LabelledCheckboxProps) {
  const hintId = useId()
  return (
    <div className="grid">
      <label className="flex min-h-6 w-fit cursor-pointer items-center gap-3 text-sm pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={isChecked}
          aria-invalid={errorId === undefined ? undefined : true}
          aria-describedby={[errorId, hint && hintId].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="size-4 shrink-0"
        />
        {label}
      </label>
      {hint && (
        <p id={hintId} className="pl-7 text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
