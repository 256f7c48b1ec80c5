import { useState } from 'react'
import { LIMITS } from '#src/contract/limits.ts'
import { matchingTags, tagChange, tagPresence, typedTags } from './tag-choice.ts'
import type { TagOption } from './tag-choice.ts'

type TagChoice = {
  posts: readonly { tags: readonly string[] }[]
  tags: readonly TagOption[]
}

export function useTagChoice({ posts, tags }: TagChoice) {
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
    toggle: (tag: TagOption) => {
      choose([tag], !isOn(tag))
    },
    addTyped: () => {
      if (isTooLong) return
      choose(typed, true)
      setText('')
    },
    change: tagChange({ options, presence, choices }),
  }
}
