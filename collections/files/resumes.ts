import type {
  CollectionConfig,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
} from 'payload'
import { adminEdits, isAdminOrActive, denyAll } from '#collections/access.ts'
import { fileMetadataFields } from './file-metadata-fields.ts'
import { recordPermanentDelete, recordTrash } from '#collections/hooks/activity-events.ts'
import type { Resume } from '#collections/generated/payload-types.ts'
import { ERROR_STATUS } from '#src/contract/errors.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { publicApiError } from '#collections/public-api-error.ts'

type UploadHooks = Pick<
  NonNullable<CollectionConfig['hooks']>,
  'beforeOperation' | 'beforeValidate'
>

/**
 * The database keeps exactly one active; only the resume service changes it, so no field is editable. `hooks` run on
 * every entry point.
 */
export const resumesCollection = (hooks: UploadHooks): CollectionConfig => ({
  slug: 'resumes',
  versions: false,
  labels: { singular: 'Resume', plural: 'Resumes' },
  admin: {
    useAsTitle: 'originalName',
    defaultColumns: ['originalName', 'isActive', 'filesize', 'createdAt'],
    listSearchableFields: ['originalName'],
    group: 'Content',
    description:
      'PDF files of at most 10 MB. The active one is chosen in the resume manager at /cms/resume. Deleted ones stay in the trash for 30 days.',
  },
  access: adminEdits(isAdminOrActive),
  trash: true,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  upload: { crop: false, focalPoint: false, pasteURL: false },
  hooks: {
    ...hooks,
    beforeChange: [refuseTrashingActiveResume],
    afterChange: [recordTrash],
    beforeDelete: [refuseDeletingActiveResume],
    afterDelete: [recordPermanentDelete],
  },
  fields: [
    ...fileMetadataFields,
    {
      name: 'isActive',
      label: 'Active',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      access: { create: denyAll, update: denyAll },
      admin: {
        readOnly: true,
        position: 'sidebar',
        description: 'The resume that visitors download.',
      },
    },
  ],
})

const refused = () => publicApiError(uploadMessages.activeResume, ERROR_STATUS.conflict)

/** The active resume cannot be deleted (S4-resume-03). The database refuses as well (migration `rules`); this adds the message. */
const refuseDeletingActiveResume: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const doc = await req.payload.db.findOne<{ id: string; isActive: boolean }>({
    collection: 'resumes',
    where: { id: { equals: id } },
    req,
  })
  if (doc?.isActive) throw refused()
}

const refuseTrashingActiveResume: CollectionBeforeChangeHook<Resume> = ({ data, originalDoc }) => {
  if (data.deletedAt && originalDoc?.isActive) throw refused()
  return data
}
