import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { calls } from '#src/contract/calls.ts'
import type { ContactBodyInput, ContactState } from '#src/contract/contacts.ts'
import { read, send, write } from './client.ts'

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

/** §7: the answer is not read. A plain function: the form's page needs no cache. */
export const createContact = (body: ContactBodyInput) => send(calls.createContact, { body })

export function useUpdateContact() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, state }: { id: string; state: ContactState }) =>
      write(calls.updateContact, { params: { id }, body: { state } }),
    onSuccess: () => client.invalidateQueries({ queryKey: contactKeys.all }),
  })
}

export function useDeleteContact() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => write(calls.deleteContact, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: contactKeys.all }),
  })
}
