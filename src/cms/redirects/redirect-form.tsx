import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import type { Redirect } from '#src/contract/redirects/redirect-calls.ts'
import { postListOptions } from '#src/queries/post-queries.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { TextField } from '#src/cms/documents/text-field.tsx'
import { SuggestInput } from '#src/ui/controls/suggest-input.tsx'
import { DialogFooter } from '#src/ui/overlays/dialog.tsx'
import {
  NO_REDIRECT,
  redirectProblems,
  suggestedPosts,
  suggestionOf,
  toBody,
  toDraft,
} from './redirect-draft.ts'
import type { RedirectDraft, RedirectProblems } from './redirect-draft.ts'
import type { RedirectActions } from './use-redirect-actions.ts'

type RedirectFormProps = {
  /** Undefined for a new one. */
  redirect: Redirect | undefined
  save: RedirectActions['save']
  onDone: () => void
}

export function RedirectForm({ redirect, save, onDone }: RedirectFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(redirect ? toDraft(redirect) : NO_REDIRECT)
  const [problems, setProblems] = useState<RedirectProblems>({})
  const [isSaving, setSaving] = useState(false)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])
  const change = (changed: Partial<RedirectDraft>, solved: keyof RedirectProblems) => {
    setDraft((known) => ({ ...known, ...changed }))
    setProblems(({ [solved]: _, ...others }) => others)
  }
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    setSaving(true)
    try {
      await save(toBody(draft), redirect)
      onDone()
    } catch (error) {
      setProblems(redirectProblems(error))
    } finally {
      setSaving(false)
    }
  }
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextField
        field={{
          label: 'Redirect from',
          hint: 'A path on this site, for example /2019/05/my-post',
        }}
        problem={problems.address}
        value={draft.address}
        spellCheck={false}
        autoCapitalize="none"
        className="font-mono"
        onChange={(address) => change({ address }, 'address')}
      />
      <Field
        label="Redirect to"
        hint={
          draft.postId === null
            ? 'Title of a post, path on this site, or external URL'
            : 'Always points to this post, even if its URL changes'
        }
        error={problems.target}
      >
        {(control) => (
          <TargetInput
            {...control}
            draft={draft}
            onChange={(changed: Partial<RedirectDraft>) => change(changed, 'target')}
          />
        )}
      </Field>
      <DialogFooter>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
      </DialogFooter>
    </form>
  )
}

type TargetInputProps = {
  id: string
  draft: RedirectDraft
  onChange: (changed: Partial<RedirectDraft>) => void
}

function TargetInput({ draft, onChange, ...control }: TargetInputProps) {
  const { data: posts = [] } = useQuery(postListOptions())
  const suggested = suggestedPosts(posts, draft)
  const pick = (suggestion: string) => {
    const post = suggested.find((one) => suggestionOf(one) === suggestion)
    if (post) onChange({ target: post.title, postId: post.id })
  }
  return (
    <SuggestInput
      {...control}
      value={draft.target}
      spellCheck={false}
      suggestions={suggested.map(suggestionOf)}
      onValueChange={(target) => onChange({ target, postId: null })}
      onPick={pick}
    />
  )
}
