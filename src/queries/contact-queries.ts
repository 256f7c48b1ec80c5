import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { calls } from '#src/contract/api/calls.ts'
import type {
  Contact,
  ContactBodyInput,
  ContactChange,
  ContactState,
} from '#src/contract/contacts/contact-schemas.ts'
import { CONTACTS_PER_CHANGE } from '#src/contract/contacts/contact-schemas.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { read, send, write } from './client.ts'
import { useRefresh } from './use-refresh.ts'

const contactKeys = {
  all: ['contacts'] as const,
  list: (state?: ContactState) => [...contactKeys.all, 'list', state ?? 'current'] as const,
}

/** Without a state: every message that is not spam, newest first. */
export const contactListOptions = (state?: ContactState) =>
  queryOptions({
    queryKey: contactKeys.list(state),
    queryFn: ({ signal }) => read(calls.listContacts, { query: { state }, signal }),
  })

type Message = Omit<ContactBodyInput, 'elapsed'>

/** The message that got no response, and its idempotency key. */
let pendingMessage: { text: string; key: string } | undefined

/**
 * The response is not read (S7-post-contact-02). A plain function: the form's page needs no query cache. A retry of the same
 * message reuses the key and is stored once; a changed message gets a new key.
 */
export async function createContact(message: Message, elapsed: number): Promise<void> {
  const text = JSON.stringify(message)
  if (pendingMessage?.text !== text) pendingMessage = { text, key: randomKey() }
  await send(calls.createContact, { body: { ...message, elapsed }, key: pendingMessage.key })
  pendingMessage = undefined
}

/** Splits a change that exceeds one call's limit, sequentially. */
export async function sendContactChange({ ids, ...change }: ContactChange) {
  for (let from = 0; from < ids.length; from += CONTACTS_PER_CHANGE) {
    const part = ids.slice(from, from + CONTACTS_PER_CHANGE)
    await write(calls.changeContacts, { body: { ...change, ids: part } })
  }
}

/** Optimistic list after the change; restored messages only appear after the refetch. */
export function changedContacts(
  contacts: Contact[],
  { ids, isDeleted, ...change }: ContactChange,
): Contact[] {
  const touched = new Set(ids)
  if (isDeleted) return contacts.filter(({ id }) => !touched.has(id))
  return contacts.map((contact) => {
    if (!touched.has(contact.id)) return contact
    const { state = contact.state, answeredAt = contact.answeredAt } = change
    return { ...contact, state, answeredAt }
  })
}

/**
 * Moves messages to a state, marks them as answered, or moves them to the trash and back. Optimistic, rolled back on
 * failure. One change after the other: a message that is archived as it opens must not be marked as read afterwards.
 */
export function useChangeContacts() {
  const client = useQueryClient()
  const refresh = useRefresh({ queryKey: contactKeys.all })
  return useMutation({
    mutationKey: contactKeys.all,
    scope: { id: 'contacts' },
    mutationFn: sendContactChange,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: contactKeys.all })
      const before = client.getQueriesData<Contact[]>({ queryKey: contactKeys.all })
      client.setQueriesData<Contact[]>(
        { queryKey: contactKeys.all },
        (contacts) => contacts && changedContacts(contacts, change),
      )
      return before
    },
    onError: (_error, _change, before) => {
      for (const [key, contacts] of before ?? []) client.setQueryData(key, contacts)
    },
    // A refetch before the last change is stored would show the state before it.
    onSettled: () =>
      client.isMutating({ mutationKey: contactKeys.all }) === 1 ? refresh() : undefined,
  })
}
