import clsx from 'clsx'
import { CornerDownLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'

type TagCheckboxProps = {
  name: string
  isOn: boolean
  /** Some of the posts have the tag. */
  isMixed: boolean
  /** Enter in the text box switches it. */
  isNext: boolean
  onChange: () => void
}

export function TagCheckbox({ name, isOn, isMixed, isNext, onChange }: TagCheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label
      className={clsx(
        'flex min-h-9 cursor-pointer items-center gap-3 rounded-chip px-2 hover:bg-raised pointer-coarse:min-h-11',
        isNext && 'bg-raised',
      )}
    >
      <input
        ref={box}
        type="checkbox"
        checked={isOn}
        onChange={onChange}
        className="size-4 shrink-0"
      />
      <span dir="auto" className="min-w-0 grow wrap-anywhere">
        {name}
      </span>
      {isNext && <CornerDownLeft aria-hidden className="size-3.5 shrink-0 text-muted" />}
    </label>
  )
}
