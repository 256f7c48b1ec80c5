import type { CollectionConfig } from 'payload'
import { ACTIVITY_LABELS } from '#src/contract/activity/activity-schemas.ts'
import { isAdmin, denyAll } from '#collections/access.ts'
import { selectOptions } from '#collections/fields/select-options.ts'

/** Written in the transaction of the change; append-only through Payload. */
export const activityCollection: CollectionConfig = {
  slug: 'audit',
  versions: false,
  dbName: 'audit',
  labels: { singular: 'Entry', plural: 'Activity' },
  admin: {
    group: 'Site',
    useAsTitle: 'subject',
    defaultColumns: ['createdAt', 'action', 'subject', 'actor', 'requestId'],
    listSearchableFields: ['subject', 'actor', 'requestId'],
    description: 'Sign-ins, publishing, deletions, activations and exports. Kept for a year.',
  },
  access: { read: isAdmin, create: denyAll, update: denyAll, delete: denyAll, unlock: denyAll },
  disableDuplicate: true,
  disableBulkEdit: true,
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'action',
      type: 'select',
      required: true,
      index: true,
      options: selectOptions(ACTIVITY_LABELS),
      admin: { description: 'The action.' },
    },
    {
      name: 'subject',
      type: 'text',
      label: 'Target',
      admin: {
        description: 'The post, file or message. Empty for a sign-in.',
        components: { Cell: '/src/payload-ui/text-cell.tsx#TextCell' },
      },
    },
    { name: 'targetKind', type: 'text', admin: { hidden: true } },
    { name: 'targetId', type: 'text', admin: { hidden: true } },
    // The documents of a bulk change, and what its undo needs.
    { name: 'details', type: 'json', admin: { hidden: true } },
    {
      name: 'actor',
      type: 'text',
      label: 'Who',
      admin: {
        description: 'Email address of the administrator, or of the refused sign-in.',
      },
    },
    {
      name: 'requestId',
      type: 'text',
      label: 'Request',
      admin: { description: 'The request id in the server log.' },
    },
  ],
}
