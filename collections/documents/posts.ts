import type { CollectionConfig } from 'payload'
import { isWithinContentLimit } from '#src/content/format/content-limit.ts'
import { isEmptyContent } from '#src/content/format/empty-content.ts'
import { isImageUrl } from '#src/contract/posts/image-url.ts'
import { DEFAULT_CATEGORY, LIMITS, ROWS } from '#src/contract/limits.ts'
import { toNfc } from '#src/contract/text-schemas.ts'
import { adminEdits, isAdmin, isAdminOrPublished, denyAll } from '#collections/access.ts'
import { notifyOnChange, notifyOnDelete } from '#collections/hooks/notify-public-change.ts'
import {
  CONTENT_TOO_LONG,
  fillReadTime,
  markAutosave,
  refuseStaleSave,
  sanitizeContentField,
  setPublicationDates,
} from '#collections/hooks/post-save.ts'
import {
  recordPreviousStatus,
  recordPublication,
  recordPermanentDelete,
  recordTrash,
} from '#collections/hooks/activity-events.ts'
import { acceptMissingBody } from '#collections/hooks/missing-body.ts'
import { assignSlug } from '#collections/hooks/document-slug.ts'
import { optionalPostFields } from './optional-post-fields.ts'
import { restoreVersionEndpoint } from './restore-version.ts'
import { serverOwned } from '#collections/fields/server-owned.ts'
import { storableDate } from '#collections/fields/storable-date.ts'
import { textRule } from '#collections/fields/text-rule.ts'

const normalized = (tags: unknown): unknown =>
  Array.isArray(tags)
    ? tags.map((tag: unknown) => (typeof tag === 'string' ? toNfc(tag) : tag))
    : tags

export const postsCollection: CollectionConfig = {
  slug: 'posts',
  labels: { singular: 'Post', plural: 'Posts' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'tags', 'firstPublishedAt', 'updatedAt'],
    listSearchableFields: ['title', 'excerpt'],
    preview: ({ id }) => (typeof id === 'string' ? `/blog/${id}` : null),
    group: 'Content',
    components: {
      edit: { beforeDocumentControls: ['/src/payload-ui/post-status.tsx#ScheduledNote'] },
    },
    description:
      'Articles of the public blog. Saving updates the site immediately. Deleted posts stay in the trash for 30 days.',
  },
  access: { ...adminEdits(isAdminOrPublished), readVersions: isAdmin },
  trash: true,
  versions: { drafts: { validate: false }, maxPerDoc: 50 },
  endpoints: [restoreVersionEndpoint],
  defaultSort: '-createdAt',
  hooks: {
    beforeOperation: [acceptMissingBody],
    beforeValidate: [refuseStaleSave, assignSlug('posts'), fillReadTime],
    beforeChange: [recordPreviousStatus, setPublicationDates, markAutosave],
    afterChange: [notifyOnChange, recordPublication, recordTrash],
    afterDelete: [notifyOnDelete, recordPermanentDelete],
  },
  fields: [
    {
      // Payload's own field: only its cell component is replaced.
      name: '_status',
      type: 'select',
      label: 'Status',
      options: [],
      admin: { components: { Cell: '/src/payload-ui/post-status.tsx#PostStatusCell' } },
    },
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: LIMITS.titleLength,
      admin: { description: 'Heading of the post, also in lists, feeds and search results.' },
    },
    {
      name: 'excerpt',
      type: 'textarea',
      required: true,
      maxLength: LIMITS.excerptLength,
      admin: {
        rows: ROWS.excerpt,
        description: 'Summary in one or two sentences, for cards, feeds and search results.',
      },
    },
    {
      name: 'content',
      type: 'textarea',
      required: true,
      hooks: { beforeValidate: [sanitizeContentField] },
      validate: (value: unknown) => {
        if (typeof value !== 'string' || isEmptyContent(value)) return 'Content is required'
        return isWithinContentLimit(value) || CONTENT_TOO_LONG
      },
      admin: {
        description: 'The text. Unsupported elements are removed when it is saved.',
        components: {
          Field: '/src/payload-ui/content-field.tsx#ContentField',
          Diff: '/src/payload-ui/version-differences.tsx#ContentDifference',
        },
      },
    },
    {
      name: 'slug',
      type: 'text',
      unique: true,
      index: true,
      maxLength: LIMITS.slugLength,
      admin: {
        position: 'sidebar',
        description: 'URL path under /blog. Generated from the title. Old URLs keep working.',
      },
    },
    { name: 'slugHistory', type: 'text', hasMany: true, ...serverOwned },
    {
      name: 'category',
      type: 'text',
      required: true,
      defaultValue: DEFAULT_CATEGORY,
      maxLength: LIMITS.categoryLength,
      admin: { position: 'sidebar', description: 'One subject, shown as a badge.' },
    },
    {
      name: 'tags',
      type: 'text',
      // As the API stores them: tags that look alike are equal (NFC).
      hooks: { beforeValidate: [({ value }) => normalized(value)] },
      hasMany: true,
      maxLength: LIMITS.tagLength,
      maxRows: LIMITS.tagCount,
      admin: {
        position: 'sidebar',
        description: 'Press Enter after each tag. Every tag has its own page and feeds.',
        components: { Cell: '/src/payload-ui/text-cell.tsx#TextCell' },
      },
    },
    {
      name: 'author',
      type: 'text',
      maxLength: LIMITS.authorLength,
      admin: { position: 'sidebar', description: 'Defaults to the owner of the site.' },
    },
    {
      name: 'readTime',
      type: 'number',
      min: 1,
      max: LIMITS.readTimeMinutes,
      label: 'Read time (minutes)',
      admin: { position: 'sidebar', description: 'Defaults to a value calculated from the text.' },
    },
    {
      name: 'imageUrl',
      type: 'text',
      maxLength: LIMITS.urlLength,
      label: 'Featured image URL',
      validate: textRule(
        (value) => !value || isImageUrl(value) || 'The URL must start with http://, https:// or /',
      ),
      admin: {
        position: 'sidebar',
        description: 'URL of the image on cards and above the text, for example of a media file.',
        components: { afterInput: ['/src/payload-ui/cover-picker.tsx#CoverPicker'] },
      },
    },
    ...optionalPostFields,
    {
      name: 'publishedAt',
      type: 'date',
      validate: storableDate,
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        description: 'A later time schedules the post.',
      },
    },
    // Set by automatic saves, which replace each other (src/services/posts/post-draft-service.ts).
    { name: 'isAutosaved', type: 'checkbox', ...serverOwned },
    { name: 'sourceTextChangedAt', type: 'date', ...serverOwned },
    {
      name: 'firstPublishedAt',
      type: 'date',
      index: true,
      access: { create: denyAll, update: denyAll },
      admin: { position: 'sidebar', readOnly: true, description: 'Dates the post on the site.' },
    },
  ],
}
