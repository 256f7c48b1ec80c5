import { Plus, CornerDownLeft } from 'lucide-react'
import clsx from 'clsx'
import { useState } from 'react'
import { LIMITS } from '#src/contract/limits.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import type { UsedTag } from '#src/lib/tag-list.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/cms/documents/text-field.tsx'
import { PopoverContent } from '#src/ui/overlays/popover.tsx'
import { matchingTags, tagChange, tagPresence, typedTags } from './tag-choice.ts'
import type { TagOption } from './tag-choice.ts'
import type { TagChange } from './use-post-actions.tsx'

type TagPickerProps = {
  posts: ListedPost[]
  tags: readonly UsedTag[]
  onApply: (change: TagChange) => void
}

export function TagPicker({ posts, tags, onApply }: TagPickerProps) {
  const choice = useTagChoice(posts, tags)
  const { text, setText, found, newNames, next, toggle, addTyped, change } = choice
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
                isOn={choice.isOn(tag)}
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

function useTagChoice(posts: readonly ListedPost[], tags: readonly TagOption[]) {
  const [text, setText] = useState('')
  const [added, setAdded] = useState<TagOption[]>([])
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map())
  const options: readonly TagOption[] = [...added, ...tags]
  const presence = tagPresence(posts, options)
  const typed = typedTags(options, text)
  const found = matchingTags(options, text)
  const isNew = typed.some((tag) => !options.includes(tag))
  const isTooLong = typed.some(({ name }) => name.length > LIMITS.tagLength)
  const isOn = ({ key }: TagOption) => choices.get(key) ?? presence.get(key) === 'all'
  const choose = (chosen: TagOption[], isChosen: boolean) => {
    setAdded([...chosen.filter((tag) => !options.includes(tag)), ...added])
    setChoices(new Map([...choices, ...chosen.map(({ key }) => [key, isChosen] as const)]))
  }
  return {
    text,
    setText,
    found,
    newNames: isNew && !isTooLong ? typed.map(({ name }) => name) : [],
    error: isTooLong ? `Tag must be at most ${LIMITS.tagLength} characters` : undefined,
    next:
      typed.length === 0 ? undefined : isNew ? found[0] : typed.length === 1 ? typed[0] : undefined,
    isOn,
    isMixed: ({ key }: TagOption) => !choices.has(key) && presence.get(key) === 'some',
    toggle: (tag: TagOption) => choose([tag], !isOn(tag)),
    addTyped: () => {
      if (isTooLong) return
      choose(typed, true)
      setText('')
    },
    change: tagChange({ options, presence, choices }),
  }
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
  return (
    <label
      className={clsx(
        'flex min-h-9 cursor-pointer items-center gap-3 rounded-chip px-2 hover:bg-raised pointer-coarse:min-h-11',
        isNext && 'bg-raised',
      )}
    >
      <input
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
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
