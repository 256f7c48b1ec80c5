import type { Contact } from '#src/contract/contacts/contact-schemas.ts'
import { useListSteps } from '#src/cms/components/use-list-steps.ts'
import type { Selection } from '#src/cms/components/use-selection.ts'
import { useShortcuts } from '#src/cms/components/use-shortcuts.ts'
import { isOfInbox } from './contact-folder.ts'
import type { ContactFolder } from './contact-folder.ts'
import type { useContactActions } from './use-contact-actions.tsx'
import type { OpenContact } from './use-open-contact.ts'

type ContactKeys = {
  found: Contact[]
  reading: OpenContact
  folder: ContactFolder
  actions: ReturnType<typeof useContactActions>
  ticks: Selection
  onReply: (contact: Contact) => void
}

/**
 * `j` and `k` open the next and the previous message, `x` selects the open one, Ctrl A all, `r` replies, `a` marks
 * as answered or not, `e` archives (or moves back), `#` deletes.
 */
export function useContactKeys(props: ContactKeys) {
  const { found, reading, folder, actions, ticks, onReply } = props
  const stepFrom = useListSteps(found.map(({ id }) => id))
  const { contact } = reading
  const go = (step: 1 | -1) => {
    const next = stepFrom(step, contact?.id)
    const target = found.find(({ id }) => id === next)
    if (target) reading.open(target)
  }
  useShortcuts({
    j: () => go(1),
    k: () => go(-1),
    x: () => contact && ticks.toggle(contact.id),
    X: () => contact && ticks.toggle(contact.id, true),
    'Mod+a': ticks.selectAll,
    r: () => contact && onReply(contact),
    a: () => contact && void actions.setAnswered([contact], contact.answeredAt === null),
    e: () => contact && void actions.move([contact], isOfInbox(folder) ? 'archived' : 'read'),
    '#': () => contact && void actions.remove([contact]),
    Escape: reading.close,
  })
}
