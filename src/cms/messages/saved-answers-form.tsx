'use client'

import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { RefObject, SubmitEvent } from 'react'
import { savedAnswerCalls } from '#src/contract/messages/saved-answer-calls.ts'
import { savedAnswerBodySchema } from '#src/contract/messages/saved-answer-schemas.ts'
import type { SavedAnswer } from '#src/contract/messages/saved-answer-schemas.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { useChange } from '#src/queries/use-change.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { SavedAnswerFields } from './saved-answer-fields.tsx'
import { useSavedAnswersDraft } from './use-saved-answers-draft.ts'
import type { DraftAnswer } from './use-saved-answers-draft.ts'
import { failed, succeeded } from '#src/cms/components/notices.ts'

type SavedAnswersFormProps = { stored: SavedAnswer[]; onDone: () => void }

/** All saved answers in one form; a failed save and a closed dialog keep what was typed. */
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
        {draft.isContinued && draft.isChanged && 'These changes are not saved yet.'}
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
        ref={addButton}
        className="justify-self-start"
        disabled={draft.draft.length >= LIMITS.savedAnswers}
        onClick={draft.add}
      >
        <Plus aria-hidden className="size-4" />
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
