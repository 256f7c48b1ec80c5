import { useTransition } from 'react'
import type { ReactNode } from 'react'
import { failed } from '#src/cms/components/screen/run-action.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { randomKey } from '#src/lib/random-key.ts'
import { isUnsaved } from './draft-kind.ts'
import type { Form, Problems, Version } from './draft-kind.ts'
import { lastFailure } from './draft-machine.ts'
import type { DraftEvent, DraftState } from './draft-machine.ts'
import type { DraftStore } from './draft-store.ts'

type DraftProblemProps = {
  noun: string
  state: DraftState
  store: DraftStore
  /** In place of the choice between both versions. */
  choice?: ReactNode
  /** Restores the deleted document from the trash; null if it cannot be read afterwards. */
  restore?: (id: string) => Promise<Version | null>
  /** In words, where a message does not name its field. */
  prefixOf?: (path: string) => string
}

/** Why the last save failed, with the next step; null while there is nothing to say. */
export function draftProblem(props: DraftProblemProps): ReactNode {
  const { noun, state, store, restore, prefixOf } = props
  const { choice = <ConflictChoice state={state} store={store} /> } = props
  const failure = lastFailure(state)
  if (!failure || state.status.kind === 'asking') return null
  const retry = () => {
    const mode = state.kind.automatic(state.draft) ? 'auto' : 'stay'
    store.dispatch({ type: 'requested', mode })
  }
  const temporary = (text: string) => (
    <Problem text={text}>
      <Button onClick={retry}>Try now</Button>
    </Problem>
  )
  const { problems } = failure
  switch (failure.kind) {
    case 'signedOut':
      return <SignedOut />
    case 'offline':
      return temporary(
        'You are offline. Your text is kept in this tab and will be saved when you reconnect.',
      )
    case 'conflict':
      return (
        choice && (
          <Problem
            text={`This ${noun} was saved elsewhere in the meantime. Your version is kept in this tab.`}
          >
            {choice}
          </Problem>
        )
      )
    case 'gone':
      return <Deleted {...{ noun, store, restore }} />
    case 'refused':
      if (!failure.isTemporary) return refusal(problems, isUnsaved(state.draft), prefixOf)
      return temporary(
        problems['form'] ?? 'The server cannot save right now. Your text is kept in this tab.',
      )
  }
}

/** An automatic save may have stored the text since: only the save that was asked for is refused. */
function refusal(
  { form, ...atFields }: Problems,
  isUnstored: boolean,
  prefixOf?: DraftProblemProps['prefixOf'],
) {
  if (form) return <p className="min-w-0">{form}</p>
  const [first] = Object.entries(atFields)
  if (!first) return null
  const [path, message] = first
  const text = (prefixOf?.(path) ?? '') + message
  return (
    <Problem text={isUnstored ? `Not saved: ${text}` : `Saved as a draft. ${text}`}>
      <Button onClick={focusInvalidField}>Go to field</Button>
    </Problem>
  )
}

type ConflictChoiceProps = Pick<DraftProblemProps, 'state' | 'store'>

function ConflictChoice({ state: { status, draft }, store }: ConflictChoiceProps) {
  if (status.kind !== 'conflict') return null
  const { remote } = status
  const resolve = (form: Form, isSaved: boolean) =>
    store.dispatch({ type: 'conflictResolved', form, remote, isSaved })
  return (
    <>
      <Button onClick={() => resolve(remote.form, false)}>Use the other version</Button>
      <Button onClick={() => resolve(draft.form, true)}>Keep my version</Button>
    </>
  )
}

type DeletedProps = Pick<DraftProblemProps, 'noun' | 'store' | 'restore'>

function Deleted({ noun, store, restore }: DeletedProps) {
  const [isPending, startTransition] = useTransition()
  const saveWith = (event: DraftEvent) => {
    store.dispatch(event)
    store.dispatch({ type: 'requested', mode: 'auto' })
  }
  const bringBack = async () => {
    const newest = await restore?.(store.state().draft.stored.id ?? '').catch(() => null)
    if (newest) saveWith({ type: 'broughtBack', newest })
    else failed(`The ${noun} could not be restored. Your text is kept in this tab.`)
  }
  return (
    <Problem text={`This ${noun} was deleted. Your text is kept in this tab.`}>
      {restore && (
        <Button disabled={isPending} onClick={() => startTransition(bringBack)}>
          Restore
        </Button>
      )}
      <Button disabled={isPending} onClick={() => saveWith({ type: 'detached', key: randomKey() })}>
        Save as new
      </Button>
    </Problem>
  )
}

const Problem = ({ text, children }: { text: string; children: ReactNode }) => (
  <>
    <p className="min-w-0 text-xs">{text}</p>
    <span className="flex shrink-0 flex-wrap gap-2">{children}</span>
  </>
)

/** The session ended during editing. The link opens a new tab, so that this one keeps the text. */
const SignedOut = () => (
  <p data-session-notice="" className="min-w-0 text-xs">
    You are signed out. Your text is kept in this tab.{' '}
    <a href="/admin" target="_blank" rel="noopener" className="underline">
      Sign in from another tab
    </a>
    , then save again.
  </p>
)

export function showInvalidField(): HTMLElement | null {
  const field = document.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  field?.scrollIntoView({ block: 'center' })
  return field
}

const focusInvalidField = () => showInvalidField()?.focus({ preventScroll: true })
