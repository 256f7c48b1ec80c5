import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import type { Failure } from './document-draft.ts'
import type { EditedDocument } from './use-document-draft.ts'

type SaveProblemProps<V> = { document: EditedDocument<V>; failure: Failure<V> }

/** Why the last save failed, with the next step. */
export function SaveProblem<V>({ document, failure }: SaveProblemProps<V>) {
  return (
    <>
      <span className="min-w-0">{failure.message}</span>
      <NextStep document={document} failure={failure} />
    </>
  )
}

function NextStep<V>({ document, failure }: SaveProblemProps<V>) {
  const again = failure.save === 'publication' ? document.publish : document.save
  switch (failure.kind) {
    case 'offline':
      return <Button onClick={again}>Try now</Button>
    case 'signed-out':
      return (
        <span data-session-notice="" className="flex flex-wrap gap-2">
          <AnchorButton href={sessionCalls.login.path} target="_blank" rel="noopener">
            Sign in
          </AnchorButton>
          <Button onClick={again}>Save again</Button>
        </span>
      )
    case 'conflict':
      return failure.theirs ? (
        <span className="flex flex-wrap gap-2">
          <Button onClick={() => document.resolve('theirs')}>Take the other version</Button>
          <Button onClick={() => document.resolve('mine')}>Keep mine</Button>
        </span>
      ) : (
        <Button onClick={() => document.resolve('mine')}>Try again</Button>
      )
    case 'refused':
      return Object.keys(failure.problems).length > 0 ? (
        <Button onClick={showProblem}>Show</Button>
      ) : null
  }
}

const showProblem = () => {
  const field = document.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
