import type { Message, MessageChange } from '#src/contract/messages/message-schemas.ts'
import { messageListOptions, useChangeMessages } from '#src/queries/message-queries.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { useDeletion } from '#src/cms/components/questions/use-deletion.ts'
import { runAction, undoAction } from '#src/cms/components/screen/run-action.ts'

type Target = 'read' | 'archived' | 'spam'

const DONE: Record<Target, string> = {
  read: 'restored',
  archived: 'archived',
  spam: 'marked as spam',
}

const idsOf = (messages: Message[]) => messages.map(({ id }) => id)

/** Archive and delete, the two buttons of S2-contacts-18, and more; every action can be undone. */
export function useMessageActions() {
  const { mutateAsync, isPending } = useChangeMessages()
  const undo = async (changes: MessageChange[]) => {
    for (const change of changes) await mutateAsync(change)
  }

  const change = (messages: Message[], to: Change, done: string) => {
    const isOne = messages.length === 1
    return runAction({
      send: () => mutateAsync({ ids: idsOf(messages), ...to }),
      done: `${isOne ? 'Message' : pluralize(messages.length, 'message')} ${done}`,
      failure: isOne ? 'Failed to update message' : 'Failed to update messages',
      action: undoAction(() => undo(undoChanges(messages, to))),
    })
  }
  const move = (messages: Message[], state: Target) => change(messages, { state }, DONE[state])
  /** Messages that are marked already keep their date. */
  const setAnswered = (messages: Message[], isAnswered: boolean) =>
    isAnswered
      ? change(messages.filter(isUnanswered), { answeredAt: nowIso() }, 'marked as answered')
      : change(messages, { answeredAt: null }, 'marked as unanswered')

  const remove = useDeletion<Message>({
    ...{ kind: 'contacts', noun: 'message', nameOf: ({ name }) => `the message from "${name}"` },
    listOf: ({ state }) => messageListOptions(state === 'spam' ? 'spam' : undefined).queryKey,
    deleteSeveral: (ids) => mutateAsync({ ids, isDeleted: true }),
    // In order with the other changes of messages.
    restore: (ids) => mutateAsync({ ids, isDeleted: false }),
  })

  return { move, setAnswered, remove, isBusy: isPending }
}

type Change = Pick<MessageChange, 'state' | 'answeredAt'>

const nowIso = () => new Date().toISOString()
const isUnanswered = ({ answeredAt }: Message) => answeredAt === null

export function undoChanges(messages: Message[], to: Change): MessageChange[] {
  const former = ({ state, answeredAt }: Message): Change => (to.state ? { state } : { answeredAt })
  const byChange = Map.groupBy(messages, (message) => JSON.stringify(former(message)))
  return [...byChange.values()].flatMap((group) =>
    group[0] ? [{ ids: idsOf(group), ...former(group[0]) }] : [],
  )
}
