import type { CollectionConfig, CollectionBeforeOperationHook } from 'payload'
import { LIMITS } from '#src/contract/limits.ts'
import { adminEdits, isAdmin } from '#collections/access.ts'
import { fileMetadataFields } from './file-metadata-fields.ts'
import { storedContentFields } from './stored-content-fields.ts'
import { notifyOnDelete, notifyOnUpdate } from '#collections/hooks/notify-public-change.ts'
import { recordPermanentDelete, recordTrash } from '#collections/hooks/activity-events.ts'
import { runSql, sql } from '#collections/sql.ts'

/** Payload writes every column back, which would undo a replacement that was committed after its read. */
const lockFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update') return args
  const one = 'id' in args && typeof args.id === 'string' ? sql`id::text = ${args.id}` : sql`true`
  await runSql(req, sql`select 1 from media where ${one} for update`)
  return args
}

type UploadHooks = Pick<
  NonNullable<CollectionConfig['hooks']>,
  'afterChange' | 'beforeOperation' | 'beforeValidate'
>

/** Visitors load files by their random URL and cannot list them. `hooks` run on every entry point. */
export const mediaCollection = (hooks: UploadHooks): CollectionConfig => ({
  slug: 'media',
  versions: false,
  labels: { singular: 'Media file', plural: 'Media' },
  admin: {
    useAsTitle: 'originalName',
    defaultColumns: ['originalName', 'alt', 'mimeType', 'filesize', 'createdAt'],
    listSearchableFields: ['originalName', 'mimeType', 'alt'],
    group: 'Content',
    description:
      'Images, videos, audio and documents of at most 10 MB. Deleted files stay in the trash for 30 days and are not public.',
  },
  access: adminEdits(isAdmin),
  trash: true,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  upload: {
    crop: false,
    focalPoint: false,
    pasteURL: false,
    adminThumbnail: ({ doc }) =>
      !doc['deletedAt'] && String(doc['mimeType']).startsWith('image/') ? smallestSize(doc) : null,
  },
  hooks: {
    ...hooks,
    beforeOperation: [lockFile, ...(hooks.beforeOperation ?? [])],
    afterChange: [notifyOnUpdate, recordTrash, ...(hooks.afterChange ?? [])],
    afterDelete: [notifyOnDelete, recordPermanentDelete],
  },
  fields: [
    ...fileMetadataFields,
    {
      name: 'alt',
      label: 'Alternative text',
      type: 'text',
      maxLength: LIMITS.altLength,
      admin: {
        description:
          'Describes the image for people who cannot see it. Leave empty if it is decorative.',
      },
    },
    {
      name: 'isDrawing',
      label: 'Line drawing',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'For diagrams of lines on one ground: they are printed in the text colour and the accent of the reader’s theme. Do not use it for photographs.',
      },
    },
    ...storedContentFields,
  ],
})

function smallestSize({ url, renditions }: Record<string, unknown>): string {
  const sizes = (renditions ?? []) as { name: string; width: number }[]
  const [smallest] = sizes.toSorted((a, b) => a.width - b.width)
  return smallest ? String(url).replace(/[^/]+$/, smallest.name) : String(url)
}
