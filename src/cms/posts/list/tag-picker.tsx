'use client'

import { Plus, CornerDownLeft } from 'lucide-react'
import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import type { UsedTag } from '#src/lib/tag-list.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/cms/documents/text-field.tsx'
import { PopoverContent } from '#src/ui/overlays/popover.tsx'
import type { TagChange } from './use-post-actions.tsx'
import { useTagChoice } from './use-tag-choice.ts'

type TagPickerProps = {
  posts: ListedPost[]
  tags: readonly UsedTag[]
  onApply: (change: TagChange) => void
}

export function TagPicker({ posts, tags, onApply }: TagPickerProps) {
  const choice = useTagChoice({ posts, tags })
  const { text, setText, found, newNames, next, isOn, toggle, addTyped, change } = choice
  const hasChange = change.addTags.length + change.removeTags.length > 0
  const handleEnter = () => {
    if (text.trim() === '') return hasChange ? onApply(change) : undefined
    if (!next) return addTyped()
    toggle(next)
    setText('')
  }
  return (
    <PopoverContent aria-label="Tags of the selected posts" align="start" className="w-80 text-sm">
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          handleEnter()
        }}
      >
        <div className="grid gap-2">
          <TextField
            field={{ label: 'Find or add a tag' }}
            problem={choice.error}
            autoComplete="off"
            enterKeyHint="done"
            value={text}
            onChange={setText}
          />
          {newNames.length > 0 && (
            <Button className="min-w-0 justify-start" onClick={addTyped}>
              <Plus aria-hidden className="size-4 shrink-0" />
              <span className="truncate">Add {newNames.map((name) => `"${name}"`).join(', ')}</span>
            </Button>
          )}
        </div>
        <ul aria-label="Tags" className="-mx-2 max-h-56 overflow-y-auto empty:hidden">
          {found.map((tag) => (
            <li key={tag.key}>
              <TagCheckbox
                name={tag.name}
                isOn={isOn(tag)}
                isMixed={choice.isMixed(tag)}
                isNext={tag === next}
                onChange={() => toggle(tag)}
              />
            </li>
          ))}
        </ul>
        <div className="flex items-center justify-between gap-3 border-t border-border pt-3">
          <p role="status" className="min-w-0 text-xs wrap-anywhere text-muted">
            {summary(change)}
          </p>
          <Button variant="primary" disabled={!hasChange} onClick={() => onApply(change)}>
            Apply
          </Button>
        </div>
      </form>
    </PopoverContent>
  )
}

function summary({ addTags, removeTags }: TagChange) {
  const parts = [
    addTags.length > 0 && `Adds ${addTags.join(', ')}.`,
    removeTags.length > 0 && `Removes ${removeTags.join(', ')}.`,
  ]
  return parts.filter(Boolean).join(' ')
}

type TagCheckboxProps = {
  name: string
  isOn: boolean
  isMixed: boolean
  isNext: boolean
  onChange: () => void
}

function TagCheckbox({ name, isOn, isMixed, isNext, onChange }: TagCheckboxProps) {
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
