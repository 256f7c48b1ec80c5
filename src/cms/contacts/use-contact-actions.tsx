'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { Contact, ContactChange } from '#src/contract/contacts/contact-schemas.ts'
import { contactListOptions, useChangeContacts } from '#src/queries/contact-queries.ts'
import { deletionQuestionFor } from '#src/cms/components/deletion-question.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { undoAction, undoAfterLostResponse } from '#src/cms/components/undo.ts'
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

const idsOf = (contacts: Contact[]) => contacts.map(({ id }) => id)

/** Archive and delete, the two buttons of S2-contacts-18, and more; every action can be undone. */
export function useContactActions() {
  const { confirm, dialog } = useConfirm()
  const { mutateAsync, isPending } = useChangeContacts()

  const client = useQueryClient()
  const takeBack = async (changes: ContactChange[]) => {
    for (const change of changes) await mutateAsync(change)
  }

  const change = async (contacts: Contact[], to: Change, done: string) => {
    const isOne = contacts.length === 1
    try {
      await mutateAsync({ ids: idsOf(contacts), ...to })
    } catch {
      return void failed(isOne ? 'Failed to update message' : 'Failed to update messages')
    }
    toast({
      title: 'Success',
      description: `${isOne ? 'Message' : pluralize(contacts.length, 'message')} ${done}`,
      action: undoAction(() => takeBack(changesBack(contacts, to))),
    })
  }
  const move = (contacts: Contact[], state: Target) => change(contacts, { state }, DONE[state])
  /** Messages that are marked already keep their date. */
  const setAnswered = (contacts: Contact[], isAnswered: boolean) =>
    isAnswered
      ? change(contacts.filter(isUnanswered), { answeredAt: nowIso() }, 'marked as answered')
      : change(contacts, { answeredAt: null }, 'marked as not answered')

  const remove = async (contacts: Contact[]) => {
    const [first] = contacts
    if (!first || !(await confirm(question(contacts, first.name)))) return
    const ids = idsOf(contacts)
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

  return { move, setAnswered, remove, isBusy: isPending, dialog }
}

type Change = Pick<ContactChange, 'state' | 'answeredAt'>

const nowIso = () => new Date().toISOString()
const isUnanswered = ({ answeredAt }: Contact) => answeredAt === null

const question = (contacts: Contact[], name: string) =>
  deletionQuestionFor(
    contacts.length === 1 ? `the message from "${name}"` : pluralize(contacts.length, 'message'),
  )

/** Changes that restore what each message had before. */
export function changesBack(contacts: Contact[], to: Change): ContactChange[] {
  const former = ({ state, answeredAt }: Contact): Change => (to.state ? { state } : { answeredAt })
  const byChange = Map.groupBy(contacts, (contact) => JSON.stringify(former(contact)))
  return [...byChange.values()].flatMap((group) =>
    group[0] ? [{ ids: idsOf(group), ...former(group[0]) }] : [],
  )
}
