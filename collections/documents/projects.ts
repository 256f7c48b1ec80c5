import type { CollectionConfig, Field } from 'payload'
import { LIMITS } from '#src/contract/limits.ts'
import {
  outcomeFields,
  projectFields,
  projectLinkFields,
} from '#src/contract/projects/project-fields.ts'
import { adminEdits, isAdmin, isAdminOrPublishedProject } from '#collections/access.ts'
import {
  recordPermanentDelete,
  recordPreviousStatus,
  recordPublication,
  recordTrash,
} from '#collections/hooks/activity-events.ts'
import { assignSlug } from '#collections/hooks/document-slug.ts'
import { acceptMissingBody } from '#collections/hooks/missing-body.ts'
import { notifyOnChange, notifyOnDelete } from '#collections/hooks/notify-public-change.ts'
import { documentRichText, validateLinkUrl } from '#collections/fields/rich-text-field.ts'
import { serverOwned } from '#collections/fields/server-owned.ts'
import { textRule } from '#collections/fields/text-rule.ts'

type Described = { hint: string; max: number }

const limited = ({ hint, max }: Described) => ({ maxLength: max, admin: { description: hint } })
const inSidebar = ({ hint, max }: Described) => ({
  maxLength: max,
  admin: { position: 'sidebar' as const, description: hint },
})

const links: Field = {
  name: 'links',
  type: 'array',
  maxRows: projectFields.links.max,
  labels: { singular: 'Link', plural: 'Links' },
  admin: { description: projectFields.links.hint },
  fields: [
    { name: 'label', type: 'text', required: true, maxLength: projectLinkFields.label.max },
    {
      name: 'url',
      type: 'text',
      required: true,
      label: 'URL',
      maxLength: projectLinkFields.url.max,
      validate: textRule(validateLinkUrl),
    },
  ],
}

const outcomes: Field = {
  name: 'outcomes',
  type: 'array',
  maxRows: projectFields.outcomes.max,
  labels: { singular: 'Outcome', plural: 'Outcomes' },
  admin: { description: projectFields.outcomes.hint },
  fields: [
    { name: 'figure', type: 'text', required: true, ...limited(outcomeFields.figure) },
    { name: 'meaning', type: 'text', required: true, ...limited(outcomeFields.meaning) },
  ],
}

export const projectsCollection: CollectionConfig = {
  slug: 'projects',
  labels: { singular: 'Project', plural: 'Projects' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'period', 'featured', 'order', 'updatedAt'],
    listSearchableFields: ['title', 'summary'],
    preview: ({ id }) => (typeof id === 'string' ? `/preview/project/${id}` : null),
    group: 'Content',
    description:
      'Case studies at /projects. Deleted projects stay in the trash for 30 days. Preview shows the last saved draft.',
  },
  access: { ...adminEdits(isAdminOrPublishedProject), readVersions: isAdmin },
  trash: true,
  versions: { drafts: { validate: false }, maxPerDoc: 50 },
  defaultSort: ['order', '-createdAt'],
  hooks: {
    beforeOperation: [acceptMissingBody],
    beforeValidate: [assignSlug('projects')],
    beforeChange: [recordPreviousStatus],
    afterChange: [notifyOnChange, recordPublication, recordTrash],
    afterDelete: [notifyOnDelete, recordPermanentDelete],
  },
  fields: [
    { name: 'title', type: 'text', required: true, ...limited(projectFields.title) },
    {
      name: 'summary',
      type: 'textarea',
      required: true,
      maxLength: projectFields.summary.max,
      admin: { rows: 2, description: projectFields.summary.hint },
    },
    {
      name: 'cover',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { contains: 'image/' } },
      admin: { description: projectFields.cover.hint },
    },
    outcomes,
    {
      name: 'body',
      type: 'richText',
      label: 'Case study',
      editor: documentRichText(),
      admin: { description: projectFields.body.hint },
    },
    links,
    { name: 'slug', type: 'text', unique: true, index: true, ...inSidebar(projectFields.slug) },
    { name: 'slugHistory', type: 'text', hasMany: true, ...serverOwned },
    {
      name: 'featured',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: projectFields.isFeatured.hint },
    },
    {
      name: 'order',
      type: 'number',
      index: true,
      admin: {
        position: 'sidebar',
        description: 'Lowest first. Projects without a number come last.',
      },
    },
    { name: 'period', type: 'text', ...inSidebar(projectFields.period) },
    { name: 'role', type: 'text', ...inSidebar(projectFields.role) },
    {
      name: 'stack',
      type: 'text',
      hasMany: true,
      maxLength: LIMITS.tagLength,
      maxRows: projectFields.stack.max,
      admin: { position: 'sidebar', description: projectFields.stack.hint },
    },
  ],
}
