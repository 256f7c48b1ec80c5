import { useQuery } from '@tanstack/react-query'
import { PLACEHOLDERS, savedAnswerCalls } from '#src/contract/messages/saved-answer-calls.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { LoadFailure } from '#src/cms/components/screen/load-failure.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { SavedAnswersForm } from './saved-answers-form.tsx'

const HINT = `Write ${PLACEHOLDERS.firstName} for the sender’s first name and ${PLACEHOLDERS.ownerName} for yours.`

export function SavedAnswersDialog({ onClose }: { onClose: () => void }) {
  const { data, isPending, isError, refetch } = useQuery(
    callQuery(savedAnswerCalls.listSavedAnswers),
  )
  return (
    <Dialog onClose={onClose} title="Saved answers" description={HINT} className="max-w-2xl">
      {isPending && <Spinner label="Loading..." />}
      {isError && !data && <LoadFailure name="The saved answers" onRetry={() => void refetch()} />}
      {data && <SavedAnswersForm stored={data} onDone={onClose} />}
    </Dialog>
  )
}
