import type { CollectionConfig } from 'payload'
import { nobody } from './access.ts'

const closed = { read: nobody, create: nobody, update: nobody, delete: nobody, unlock: nobody }

/** Each run of an import, by which it can be taken back. Written by services/import only. */
export const importsCollection: CollectionConfig = {
  slug: 'imports',
  versions: false,
  admin: { hidden: true },
  access: closed,
  fields: [
    /** Name of the source: identities of posts are unique within it. */
    { name: 'origin', type: 'text', required: true },
    /** By what the source is recognised when it comes again (import/source/source-names.ts). */
    { name: 'sourceNames', type: 'json' },
    { name: 'description', type: 'text' },
    /** Of the upload; none for an import by command. */
    { name: 'fileName', type: 'text' },
    { name: 'options', type: 'json' },
    /** The plan of an upload: nothing is written yet. */
    { name: 'isPlan', type: 'checkbox', defaultValue: false },
    /** `running`, `done`, `failed`, `cancelled`; one that runs no longer without an end was interrupted. */
    { name: 'state', type: 'text', defaultValue: 'done' },
    /** Why it failed. */
    { name: 'problem', type: 'text' },
    { name: 'postsDone', type: 'number', defaultValue: 0 },
    { name: 'postsTotal', type: 'number' },
    { name: 'report', type: 'json' },
    /** Posts and warnings of the report, for 30 days; apart from its numbers, which lists read. */
    { name: 'details', type: 'json' },
    /** What it created besides posts, files and redirects: ids by kind; of globals when they were saved. */
    { name: 'created', type: 'json' },
    { name: 'takenBackAt', type: 'date' },
  ],
}

/** Which post of a source became which post here, to recognise it when it comes again. */
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
    /** Of the post at the source, and of what it was stored as: the second changes by an edit here. */
    { name: 'sourceHash', type: 'text', required: true },
    { name: 'savedHash', type: 'text', required: true },
    /** Of its title, date and text as the source has them, by which another import of the same source is recognised. */
    { name: 'textHash', type: 'text' },
    /** The run that created the post. */
    { name: 'importRun', type: 'text', index: true },
  ],
}
