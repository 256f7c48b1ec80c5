import { Button } from '#src/ui/controls/button.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { showLoadError } from '#src/ui/load-error-toast.ts'
import { automaticSave } from '#src/cms/posts/saving/auto-save.ts'
import { isUnsaved } from '#src/cms/posts/saving/post-draft.ts'
import { lastFailure } from '#src/cms/posts/saving/save-machine.ts'
import type { SaveStore } from '#src/cms/posts/saving/save-store.ts'
import type { SaveState } from '#src/cms/posts/saving/save-machine.ts'
import { SignedOutNotice } from './signed-out-notice.tsx'

/** Hardly a post is deleted while it is edited. */
const GoneNotice = lazyComponent(async () => (await import('./gone-notice.tsx')).GoneNotice)

/** Why the last save failed, with the next step; null while there is nothing to say. */
export function saveProblem(state: SaveState, store: SaveStore) {
  const failure = lastFailure(state)
  if (!failure || state.status.kind === 'asking') return null
  const mode = automaticSave(state.draft) ? 'auto' : 'stay'
  const retry = () => store.dispatch({ type: 'requested', mode })
  switch (failure.kind) {
    case 'signedOut':
      return <SignedOutNotice />
    case 'offline':
      return (
        <Problem
          text="No connection. The text is kept here, and saved as soon as there is one."
          step="Try now"
          onStep={retry}
        />
      )
    case 'conflict':
      return failure.isOpen ? null : (
        <Problem
          text="This post was saved elsewhere meanwhile. Yours is kept here."
          step="Compare"
          onStep={() => store.dispatch({ type: 'conflictOpened' })}
        />
      )
    case 'gone':
      return <GoneNotice store={store} onLoadError={() => showLoadError('The notice')} />
    case 'refused': {
      const { form, ...atFields } = failure.problems
      if (failure.isTemporary)
        return (
          <Problem
            text={form ?? 'The server cannot save at the moment. The text is kept here.'}
            step="Try now"
            onStep={retry}
          />
        )
      if (form) return <p>{form}</p>
      const [message] = Object.values(atFields)
      // An autosave may have stored the text since: only the save that was asked for is refused.
      return message ? (
        <Problem
          text={isUnsaved(state.draft) ? `Not saved: ${message}` : `Saved as a draft. ${message}`}
          step="Show it"
          onStep={focusInvalidField}
        />
      ) : null
    }
  }
}

type ProblemProps = { text: string; step: string; onStep: () => void }

const Problem = ({ text, step, onStep }: ProblemProps) => (
  <>
    <p className="min-w-0 text-xs">{text}</p>
    <Button className="shrink-0" onClick={onStep}>
      {step}
    </Button>
  </>
)

/** It may be far from the text. */
export function showInvalidField(): HTMLElement | null {
  const field = document.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.scrollIntoView({ block: 'center' })
  return field
}

const focusInvalidField = () => showInvalidField()?.focus({ preventScroll: true })
