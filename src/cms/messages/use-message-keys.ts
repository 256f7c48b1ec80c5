import type { Message } from '#src/contract/messages/message-schemas.ts'
import { useListNavigation } from '#src/cms/components/list/use-list-navigation.ts'
import type { Selection } from '#src/cms/components/list/use-selection.ts'
import { useShortcuts } from '#src/cms/components/screen/use-shortcuts.ts'
import { isInboxFolder } from './message-folder.ts'
import type { MessageFolder } from './message-folder.ts'
import type { useMessageActions } from './use-message-actions.tsx'
import type { OpenMessage } from './use-open-message.ts'

type MessageKeys = {
  found: Message[]
  reading: OpenMessage
  folder: MessageFolder
  actions: ReturnType<typeof useMessageActions>
  ticks: Selection
  onReply: (message: Message) => void
}

/** `j` and `k` move, `x` selects, Ctrl A all, `r` replies, `a` marks as answered, `e` archives, `#` deletes. */
export function useMessageKeys(props: MessageKeys) {
  const { found, reading, folder, actions, ticks, onReply } = props
  const stepFrom = useListNavigation(
    found.map(({ id }) => id),
    'data-message',
  )
  const { message } = reading
  const go = (step: 1 | -1) => {
    const next = stepFrom(step, message?.id)
    const target = found.find(({ id }) => id === next)
    if (target) reading.open(target)
  }
  useShortcuts({
    j: () => go(1),
    k: () => go(-1),
    x: () => message && ticks.toggle(message.id),
    X: () => message && ticks.toggle(message.id, true),
    'Mod+a': ticks.selectAll,
    r: () => message && onReply(message),
    a: () => message && void actions.setAnswered([message], message.answeredAt === null),
    e: () => message && void actions.move([message], isInboxFolder(folder) ? 'archived' : 'read'),
    '#': () => message && void actions.remove([message]),
    Escape: reading.close,
  })
}
