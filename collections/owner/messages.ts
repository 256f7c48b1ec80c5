import type { CollectionConfig, TextField } from 'payload'
import { LIMITS } from '#src/contract/limits.ts'
import { MESSAGE_STATE_LABELS } from '#src/contract/messages/message-schemas.ts'
import { isAdmin, denyAll } from '#collections/access.ts'
import { selectOptions } from '#collections/fields/select-options.ts'
import { storableDate } from '#collections/fields/storable-date.ts'
import { recordPermanentDelete, recordTrash } from '#collections/hooks/activity-events.ts'

export const messagesCollection: CollectionConfig = {
  slug: 'contacts',
  versions: false,
  labels: { singular: 'Message', plural: 'Messages' },
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'name', 'email', 'state', 'answeredAt', 'createdAt'],
    listSearchableFields: ['name', 'email', 'subject', 'message'],
    group: 'Site',
    description: 'Messages from the contact form. Deleted messages stay in the trash for 30 days.',
  },
  trash: true,
  access: { read: isAdmin, create: denyAll, update: isAdmin, delete: isAdmin, unlock: denyAll },
  hooks: { afterChange: [recordTrash], afterDelete: [recordPermanentDelete] },
  defaultSort: '-createdAt',
  fields: [
    received('name', LIMITS.contactNameLength, 'As the sender wrote it.'),
    received('email', LIMITS.contactEmailLength, 'Address for replies. Not verified.'),
    received('subject', LIMITS.contactSubjectLength, 'As the sender wrote it.'),
    {
      name: 'message',
      type: 'textarea',
      required: true,
      maxLength: LIMITS.contactMessageLength,
      access: { update: denyAll },
      admin: { description: 'The text, without formatting. It cannot be changed.' },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'unread',
      index: true,
      options: selectOptions(MESSAGE_STATE_LABELS),
      admin: {
        position: 'sidebar',
        description: 'Unread and read messages are in the inbox of /cms/contacts.',
      },
    },
    {
      name: 'answeredAt',
      type: 'date',
      label: 'Answered',
      validate: storableDate,
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description: 'Time of your answer. Empty if unanswered.',
      },
    },
  ],
}

function received(name: string, maxLength: number, description: string): TextField {
  const access = { update: denyAll }
  return { name, type: 'text', required: true, maxLength, access, admin: { description } }
}
