import type { CollectionConfig } from 'payload'
import { denyAll } from '#collections/access.ts'

const closed = { read: denyAll, create: denyAll, update: denyAll, delete: denyAll, unlock: denyAll }

export const importsCollection: CollectionConfig = {
  slug: 'imports',
  versions: false,
  admin: { hidden: true },
  access: closed,
  fields: [
    { name: 'origin', type: 'text', required: true },
    { name: 'sourceNames', type: 'json' },
    { name: 'description', type: 'text' },
    { name: 'fileName', type: 'text' },
    { name: 'options', type: 'json' },
    { name: 'isPlan', type: 'checkbox', defaultValue: false },
    /** `running`, `done`, `failed`, `cancelled`. A `running` row without a heartbeat was interrupted. */
    { name: 'state', type: 'text', defaultValue: 'done' },
    { name: 'problem', type: 'text' },
    { name: 'postsDone', type: 'number', defaultValue: 0 },
    { name: 'postsTotal', type: 'number' },
    { name: 'report', type: 'json' },
    /** Posts and warnings of the report, for 30 days; apart from its numbers, which lists read. */
    { name: 'details', type: 'json' },
    { name: 'created', type: 'json' },
    { name: 'takenBackAt', type: 'date' },
  ],
}

export const importedPostsCollection: CollectionConfig = {
  slug: 'imported-posts',
  versions: false,
  admin: { hidden: true },
  access: closed,
  indexes: [{ fields: ['origin', 'sourceKey'], unique: true }],
  fields: [
    { name: 'origin', type: 'text', required: true },
    { name: 'sourceKey', type: 'text', required: true },
    /** Empty once the post was deleted permanently. */
    { name: 'post', type: 'relationship', relationTo: 'posts', index: true },
    { name: 'sourceHash', type: 'text', required: true },
    { name: 'savedHash', type: 'text', required: true },
    { name: 'textHash', type: 'text' },
    { name: 'importRun', type: 'text', index: true },
  ],
}
