import { useState } from 'react'
import type { SavedAnswer } from '#src/contract/messages/saved-answer-schemas.ts'
import { randomKey } from '#src/lib/random-key.ts'

export type DraftAnswer = SavedAnswer & { key: string }

/** Unsaved changes outlive their dialog, which Escape or a click beside it closes. */
const unsaved: { draft: DraftAnswer[] | null } = { draft: null }

const toDraft = (answer: SavedAnswer): DraftAnswer => ({ ...answer, key: randomKey() })
const toAnswer = ({ title, text }: SavedAnswer): SavedAnswer => ({ title, text })

/** The saved answers while they are edited. */
export function useSavedAnswersDraft(stored: SavedAnswer[]) {
  const [draft, setDraft] = useState(() => unsaved.draft ?? stored.map(toDraft))
  const [isContinued] = useState(unsaved.draft !== null)
  const change = (next: DraftAnswer[]) => {
    unsaved.draft = next
    setDraft(next)
  }
  const answers = draft.map(toAnswer)
  return {
    draft,
    answers,
    isChanged: JSON.stringify(answers) !== JSON.stringify(stored.map(toAnswer)),
    /** The changes were made before the dialog was opened this time. */
    isContinued,
    add: () => change([...draft, toDraft({ title: '', text: '' })]),
    edit: (key: string, fields: Partial<SavedAnswer>) =>
      change(draft.map((answer) => (answer.key === key ? { ...answer, ...fields } : answer))),
    remove: (key: string) => change(draft.filter((answer) => answer.key !== key)),
    forget: () => {
      unsaved.draft = null
    },
  }
}
