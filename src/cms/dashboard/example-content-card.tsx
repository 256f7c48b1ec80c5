import { useQuery } from '@tanstack/react-query'
import { exampleCalls } from '#src/contract/example/example-calls.ts'
import { EXAMPLE_FIELDS } from '#src/contract/example/example-schemas.ts'
import type { ExampleState } from '#src/contract/example/example-schemas.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { useChange } from '#src/queries/use-change.ts'
import { TRASH_NOTE } from '#src/cms/components/questions/use-deletion.ts'
import { failed, succeeded, undoAction } from '#src/cms/components/screen/run-action.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { confirm } from '#src/ui/overlays/confirm.tsx'
import { TaskLink } from './task-link.tsx'
import { exampleFieldLinks, exampleParts, removableParts, keptItemsText } from './example-parts.ts'

/** Lists visible example content with its removal; nothing if there is none. */
export function ExampleContent() {
  // Refetched each time: every screen, and the built-in admin, changes it.
  const { data } = useQuery(callQuery(exampleCalls.getExampleState, {}, { staleTime: 0 }))
  const { remove, isRemoving } = useRemoval()
  if (!data) return null
  const parts = exampleParts(data)
  const fields = exampleFieldLinks(data)
  if (parts.length + fields.length === 0) return null
  const canRemove = data.hasResume || removableParts(data).length > 0
  return (
    <div className="grid gap-2 py-1.5">
      {parts.length > 0 && (
        <p className="font-medium text-warning">Example content: {parts.join(', ')}</p>
      )}
      <ExampleFields fields={fields} />
      {canRemove && (
        <Button
          className="justify-self-start"
          disabled={isRemoving}
          onClick={() => void remove(data)}
        >
          {isRemoving ? 'Removing...' : 'Remove the example content'}
        </Button>
      )}
    </div>
  )
}

/** One line until all fields are the owner's, which leads to the next of them. */
function ExampleFields({ fields }: { fields: ReturnType<typeof exampleFieldLinks> }) {
  const [next] = fields
  return (
    next && (
      <TaskLink href={next.href} detail={`Next in your profile: ${next.label}`}>
        Make it yours: {EXAMPLE_FIELDS.length - fields.length} of {EXAMPLE_FIELDS.length}
      </TaskLink>
    )
  )
}

const LIST = new Intl.ListFormat('en')

function useRemoval() {
  const removal = useChange(exampleCalls.removeExampleContent)
  const { mutateAsync: restore } = useChange(exampleCalls.restoreExampleContent)

  const remove = async (state: ExampleState) => {
    const parts = [...removableParts(state), ...(state.hasResume ? ['the resume'] : [])]
    const isConfirmed = await confirm({
      title: 'Remove the example content?',
      description: `Moves ${LIST.format(parts)} to the trash. ${keptItemsText(state)} ${TRASH_NOTE}`,
      confirmLabel: 'Remove',
      isDestructive: true,
    })
    if (!isConfirmed) return
    removal.mutate(
      {},
      {
        onSuccess: (removed) => {
          const isKept = state.hasResume && removed.rows.resumes.length === 0
          const note = isKept ? ' The example resume is kept until another one is active.' : ''
          succeeded(`Example content removed.${note}`, {
            action: undoAction(() => restore({ body: removed })),
          })
        },
        onError: () => failed('Failed to remove the example content'),
      },
    )
  }

  return { remove, isRemoving: removal.isPending }
}
