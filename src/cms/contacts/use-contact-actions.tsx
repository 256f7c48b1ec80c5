'use client'

import type { Contact } from '#src/contract/contacts.ts'
import { useDeleteContact, useUpdateContact } from '#src/queries/contacts.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { useConfirm } from '#src/ui/use-confirm.tsx'

const succeeded = (description: string) => () => toast({ title: 'Success', description })
const failed = (description: string) => () =>
  toast({ variant: 'destructive', title: 'Error', description })

/** Design 7: the two buttons the spec leaves without behaviour archive and delete. */
export function useContactActions({ id, name, state }: Contact) {
  const { confirm, dialog } = useConfirm()
  const update = useUpdateContact()
  const deletion = useDeleteContact()
  const isArchived = state === 'archived'

  const archive = () =>
    update.mutate(
      { id, state: isArchived ? 'read' : 'archived' },
      {
        onSuccess: succeeded(isArchived ? 'Message restored' : 'Message archived'),
        onError: failed('Failed to update message'),
      },
    )

  const remove = async () => {
    const isConfirmed = await confirm({
      title: `Are you sure you want to delete the message from "${name}"?`,
      description: 'This cannot be undone.',
      confirmLabel: 'Delete',
      isDestructive: true,
    })
    if (!isConfirmed) return
    // Said from the promise: the panel is gone by the time the list has been read again.
    await deletion
      .mutateAsync(id)
      .then(succeeded('Message deleted successfully'), failed('Failed to delete message'))
  }

  return { archive, remove, isBusy: update.isPending || deletion.isPending, dialog }
}
