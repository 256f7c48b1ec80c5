import type { Field } from 'payload'
import { LIMITS } from '#src/contract/limits.ts'
import { denyAll } from '#collections/access.ts'

/** Server-owned fields of a stored file besides Payload's upload fields; clients cannot write them. */
export const fileMetadataFields: Field[] = [
  {
    name: 'originalName',
    type: 'text',
    required: true,
    maxLength: LIMITS.fileNameLength,
    access: { create: denyAll, update: denyAll },
    label: 'Name',
    admin: {
      readOnly: true,
      description: 'Name of the uploaded file. Its URL is random.',
      components: { Cell: '/src/payload-ui/file-cells.tsx#FileNameCell' },
    },
  },
  {
    // Payload's own field: only its cell component is replaced.
    name: 'filesize',
    type: 'number',
    admin: {
      hidden: true,
      readOnly: true,
      components: { Cell: '/src/payload-ui/file-cells.tsx#FileSizeCell' },
    },
  },
  {
    name: 'sha256',
    type: 'text',
    required: true,
    access: { create: denyAll, update: denyAll },
    // The doctor compares it with the file.
    admin: { hidden: true },
  },
]
