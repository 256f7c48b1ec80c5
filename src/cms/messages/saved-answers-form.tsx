import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { RefObject, SubmitEvent } from 'react'
import {
  savedAnswerBodySchema,
  savedAnswerCalls,
} from '#src/contract/messages/saved-answer-calls.ts'
import type { SavedAnswer } from '#src/contract/messages/saved-answer-calls.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { useChange } from '#src/queries/use-change.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { failed, succeeded } from '#src/cms/components/screen/run-action.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { SavedAnswerFields } from './saved-answer-fields.tsx'

type DraftAnswer = SavedAnswer & { key: string }

/** Unsaved changes outlive their dialog, which Escape or a click outside closes. */
const unsaved: { draft: DraftAnswer[] | null } = { draft: null }

const toDraft = (answer: SavedAnswer): DraftAnswer => ({ ...answer, key: randomKey() })
const toAnswer = ({ title, text }: SavedAnswer): SavedAnswer => ({ title, text })

function useSavedAnswersDraft(stored: SavedAnswer[]) {
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

type SavedAnswersFormProps = { stored: SavedAnswer[]; onDone: () => void }

export function SavedAnswersForm({ stored, onDone }: SavedAnswersFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const draft = useSavedAnswersDraft(stored)
  const { errors, check } = useFieldErrors(form)
  const { mutate, isPending } = useChange(savedAnswerCalls.replaceSavedAnswers, { isWhole: true })
  const leave = () => {
    draft.forget()
    onDone()
  }
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!check(draft.draft)) return
    mutate(
      { body: { answers: draft.answers } },
      {
        onSuccess: () => {
          succeeded('Saved answers updated')
          leave()
        },
        onError: () => failed('Failed to save the answers. Your changes are still here.'),
      },
    )
  }
  return (
    <form ref={form} noValidate className="grid gap-6" onSubmit={handleSubmit}>
      <p role="status" className="text-sm text-warning empty:hidden">
        {draft.isContinued && draft.isChanged && 'You have unsaved changes.'}
      </p>
      {draft.draft.map((answer) => (
        <SavedAnswerFields
          key={answer.key}
          answer={answer}
          errors={{ title: errors[`${answer.key}.title`], text: errors[`${answer.key}.text`] }}
          onChange={(fields) => draft.edit(answer.key, fields)}
          onRemove={() => {
            draft.remove(answer.key)
            addButton.current?.focus()
          }}
        />
      ))}
      <Button
        icon={Plus}
        ref={addButton}
        className="justify-self-start"
        disabled={draft.draft.length >= LIMITS.savedAnswers}
        onClick={draft.add}
      >
        Add answer
      </Button>
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-border bg-surface px-6 py-3">
        <Button onClick={leave}>{draft.isChanged ? 'Discard changes' : 'Close'}</Button>
        <Button type="submit" variant="primary" disabled={isPending || !draft.isChanged}>
          {isPending ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  )
}

/** Messages by `{key of the answer}.{field}`; the first invalid field takes the focus. */
function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form, errors])
  const check = (draft: DraftAnswer[]) => {
    const found: Record<string, string> = {}
    for (const { key, title, text } of draft) {
      const { error } = savedAnswerBodySchema.safeParse({ title, text })
      for (const { path, message } of error?.issues ?? [])
        found[`${key}.${path.join()}`] ??= message
    }
    setErrors(found)
    return Object.keys(found).length === 0
  }
  return { errors, check }
}
