'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { Contact, ContactChange } from '#src/contract/contacts/contact-schemas.ts'
import { contactListOptions, useChangeContacts } from '#src/queries/contact-queries.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { TRASH_NOTE, undoAction, undoAfterLostResponse } from '#src/cms/components/undo.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { useConfirm } from '#src/ui/overlays/use-confirm.tsx'

type Target = 'read' | 'archived' | 'spam'

const DONE: Record<Target, string> = {
  read: 'restored',
  archived: 'archived',
  spam: 'marked as spam',
}

const failed = (description: string, more = {}) =>
  toast({ variant: 'destructive', title: 'Error', description, ...more })

/** Design 7: archive and delete, the two buttons without behaviour in the spec; every action can be undone. */
export function useContactActions() {
  const { confirm, dialog } = useConfirm()
  const { mutateAsync, isPending } = useChangeContacts()

  const client = useQueryClient()
  const takeBack = async (changes: ContactChange[]) => {
    for (const change of changes) await mutateAsync(change)
  }

  const move = async (contacts: Contact[], state: Target) => {
    const ids = contacts.map(({ id }) => id)
    try {
      await mutateAsync({ ids, state })
    } catch {
      return void failed(
        contacts.length === 1 ? 'Failed to update message' : 'Failed to update messages',
      )
    }
    const what = contacts.length === 1 ? 'Message' : pluralize(contacts.length, 'message')
    toast({
      title: 'Success',
      description: `${what} ${DONE[state]}`,
      action: undoAction(() => takeBack(formerStates(contacts))),
    })
  }

  const remove = async (contacts: Contact[]) => {
    const [first] = contacts
    if (!first || !(await confirm(question(contacts, first.name)))) return
    const ids = contacts.map(({ id }) => id)
    const isOne = contacts.length === 1
    const restore = () => takeBack([{ ids, isDeleted: false }])
    try {
      await mutateAsync({ ids, isDeleted: true })
    } catch (error) {
      const { queryKey } = contactListOptions(first.state === 'spam' ? 'spam' : undefined)
      const listed = client.getQueryData(queryKey)
      return void failed(
        isOne ? 'Failed to delete message' : 'Failed to delete messages',
        undoAfterLostResponse({ error, ids, listed, revert: restore }),
      )
    }
    toast({
      title: 'Success',
      description: `${isOne ? 'Message' : pluralize(contacts.length, 'message')} deleted successfully`,
      action: undoAction(restore),
    })
  }

  return { move, remove, isBusy: isPending, dialog }
}

const question = (contacts: Contact[], name: string) => ({
  title:
    contacts.length === 1
      ? `Are you sure you want to delete the message from "${name}"?`
      : `Are you sure you want to delete ${contacts.length} messages?`,
  description: TRASH_NOTE,
  confirmLabel: 'Delete',
  isDestructive: true,
})

/** Changes that restore the previous state of each message. */
function formerStates(contacts: Contact[]): ContactChange[] {
  const byState = Map.groupBy(contacts, ({ state }) => state)
  return [...byState].map(([state, group]) => ({ state, ids: group.map(({ id }) => id) }))
}
